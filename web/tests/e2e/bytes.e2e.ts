/** Bytes on the wire, as the browser counts them: a first visit, and what a second one still asks for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { CHANCE, House, ME } from './house';
import type { Visitor } from './visitor';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const FIRST = 350_000;
const LOBBY = 60_000;

/** Everything that the page has fetched: its path, and as many bytes as came, heads included; none from its own store. */
const fetched = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry): [string, number] => [
      new URL(entry.name).pathname, (entry as PerformanceResourceTiming).transferSize,
    ]),
  );

const sum = (found: [string, number][], wanted: (path: string) => boolean = () => true): number =>
  found.reduce((total, [path, bytes]) => total + (wanted(path) ? bytes : 0), 0);
const ofTheServer = (path: string): boolean => path.startsWith('/api/');
const ofBoards = (path: string): boolean => path.endsWith('/board');

/** What has come over the wires of a page, sockets with what they hold unpacked, until nothing more is asked for. */
async function counted(visitor: Visitor, address: string): Promise<{ files: number; told: number }> {
  const line = await visitor.context.newCDPSession(visitor.page);
  let [files, told] = [0, 0];
  line.on('Network.loadingFinished', ({ encodedDataLength }) => (files += encodedDataLength));
  line.on('Network.webSocketFrameReceived', ({ response }) => (told += gzipSync(response.payloadData).length));
  await line.send('Network.enable');
  await visitor.page.goto(`${house.address}/icon.svg`);
  await line.send('Network.clearBrowserCache');
  [files, told] = [0, 0];
  await visitor.page.goto(address, { waitUntil: 'networkidle' });
  await visitor.ready();
  await visitor.page.waitForFunction(() => document.fonts.status === 'loaded' && [...document.fonts].filter(({ status }) => status === 'loaded').length > 3);
  return { files, told };
}

describe('bytes', () => {
  it('of a first visit by a link are few at a table of every game', async () => {
    const games = ((await (await fetch(`${house.address}/api/games`)).json()) as { games: { name: string; scenarios: { seats: string[] }[] }[] }).games;
    expect(games.length).toBeGreaterThan(4);
    const visitor = await house.visit();
    for (const { name, scenarios } of games) {
      const { id, tokens } = await house.lay({ game: name, seats: scenarios[0]!.seats.map(() => ME) });
      const { files, told } = await counted(visitor, `${house.address}/#/table/${id}/${tokens[0]}`);
      console.log(`${name}: ${files} bytes of files, ${told} over the socket`);
      expect(files + told, name).toBeLessThan(FIRST);
      expect(files, name).toBeGreaterThan(LOBBY);
      expect(told, name).toBeGreaterThan(0);
    }
    await visitor.close();
  });

  it('of a first visit to the lobby are few, and no board is among them', async () => {
    const visitor = await house.visit();
    await visitor.toLobby();
    await visitor.page.locator('article .mini').nth(4).waitFor();
    await visitor.page.waitForFunction(() => document.fonts.status === 'loaded' && [...document.fonts].filter(({ status }) => status === 'loaded').length > 3);
    const found = await fetched(visitor.page);
    expect(found.filter(([path, bytes]) => path.endsWith('.woff2') && bytes > 0).length).toBeGreaterThan(3);
    expect(sum(found), JSON.stringify(found)).toBeLessThan(FIRST);
    expect(sum(found)).toBeGreaterThan(LOBBY);
    expect(sum(found, ofTheServer)).toBeLessThan(LOBBY);
    expect(found.filter(([path]) => ofBoards(path))).toEqual([]);
    await visitor.close();
  });

  it('of a board come once: a second visit takes it from what the browser has kept', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.lay({ seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    expect(sum(await fetched(visitor.page), ofBoards)).toBeGreaterThan(5_000);
    await visitor.page.reload();
    await visitor.ready();
    expect(sum(await fetched(visitor.page), ofBoards)).toBe(0);
    await visitor.close();
  });
});
