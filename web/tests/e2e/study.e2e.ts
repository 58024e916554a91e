/** A position of a running game becomes a game of one's own, by the menu and by a link. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHANCE, House, ME } from './house';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

it('opens a position from the menu, and from a link that holds it', async () => {
  const visitor = await house.visit();
  const { id, tokens } = await house.lay({ seats: [ME, CHANCE] });
  await visitor.sit(id, tokens[0]);
  const menu = visitor.page.getByRole('button', { name: /menu/i }).first();
  await menu.click();
  await visitor.button('Study this position').click();
  await visitor.page.waitForURL((url) => url.hash.startsWith('#/table/') && !url.hash.includes(id));
  await visitor.ready();
  const study = visitor.page.url();
  const file = await visitor.page.evaluate(
    async ([table, token]) => (await fetch(`/api/tables/${table}/position`, { headers: { 'X-Seat': token! } })).text(),
    [id, tokens[0]],
  );
  expect(file).toContain('= start');
  const packed = await visitor.page.evaluate(async (text) => {
    const bytes = new Uint8Array(await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
    return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  }, file);
  expect(packed.length).toBeLessThan(8_000);
  await visitor.page.goto(`${visitor.address}/#/position/${packed}`);
  await visitor.page.waitForURL((url) => url.hash.startsWith('#/table/') && url.href !== study);
  await visitor.ready();
  await visitor.close();
});
