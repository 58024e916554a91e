/** Bytes on the wire, as the browser counts them: a first visit, and what a second one still asks for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { CHANCE, House, ME, PATIENCE } from './house';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const FIRST = 350_000;
const LOBBY = 60_000;

/** Everything that a page fetches, by its path: as many bytes as came, heads included. */
async function fetched(page: Page): Promise<Map<string, number>> {
  const network = await page.context().newCDPSession(page);
  const asked = new Map<string, string>();
  const found = new Map<string, number>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, new URL(request.url).pathname));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = asked.get(requestId);
    if (path !== undefined) found.set(path, (found.get(path) ?? 0) + encodedDataLength);
  });
  await network.send('Network.enable');
  return found;
}

const sum = (found: Map<string, number>, wanted: (path: string) => boolean = () => true): number =>
  [...found].reduce((total, [path, bytes]) => total + (wanted(path) ? bytes : 0), 0);
const ofTheServer = (path: string): boolean => path.startsWith('/api/');

describe('bytes', () => {
  it('of a first visit to the lobby are few, and no board is among them', async () => {
    const visitor = await house.visit();
    const found = await fetched(visitor.page);
    await visitor.toLobby();
    await visitor.page.locator('article .mini').nth(4).waitFor();
    // The fonts of the page are those that it has begun to load by the time its pictures stand.
    await visitor.page.waitForFunction(() => document.fonts.status === 'loaded');
    const fonts = await visitor.page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    expect(fonts).toBeGreaterThan(3);
    await expect.poll(() => [...found.keys()].filter((path) => path.endsWith('.woff2')).length, { timeout: PATIENCE }).toBe(fonts);
    expect(sum(found), JSON.stringify([...found])).toBeLessThan(FIRST);
    expect(sum(found, ofTheServer)).toBeLessThan(LOBBY);
    expect([...found.keys()].filter((path) => path.endsWith('/board'))).toEqual([]);
    await visitor.close();
  });

  it('of a board come once: a second visit takes it from what the browser has kept', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.lay({ seats: [ME, CHANCE] });
    const found = await fetched(visitor.page);
    await visitor.sit(id, tokens[0]);
    const board = (path: string): boolean => path.endsWith('/board');
    const first = sum(found, board);
    expect(first).toBeGreaterThan(5_000);
    await visitor.page.reload();
    await visitor.ready();
    expect(sum(found, board)).toBe(first);
    await visitor.close();
  });
});
