/** Bytes on the wire, as the browser counts them: a first visit, and what a second one still asks for. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { CHANCE, House, ME } from './house';

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

describe('bytes', () => {
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
