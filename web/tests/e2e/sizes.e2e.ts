/** What can be read on five screens and a phone, in every game: letters, buttons, cards; and the map fits its room again. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANCE, House, ME, SHOTS } from './house';
import type { Visitor } from './visitor';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const BOT = { kind: 'agent', agent: 'random' };
const GAMES = [
  ['washingtons-war', [ME, CHANCE]],
  ['liberty-or-death', [ME, BOT, BOT, BOT]],
  ['bayonets-tomahawks', [ME, CHANCE]],
  ['end-of-empire', [ME, CHANCE]],
] as const;
/** Each screen, and the least letters on it in pixels. */
const SCREENS = [
  [1280, 720, 10], [1440, 900, 11], [1920, 1080, 11], [1180, 820, 10], [820, 1180, 10], [390, 844, 10],
] as const;

interface Read {
  small: string[];
  scale: number;
  sheet: number[];
  pane: number[];
  spilled: string[];
}

/** Letters in sight that are smaller, and what of the page lies over something else or outside of its box. */
function read({ page }: Visitor, least: number): Promise<Read> {
  return page.evaluate((wanted) => {
    const map = document.querySelector<HTMLElement>('.map')!;
    const sheet = document.querySelector<HTMLElement>('.map .sheet')!;
    const frame = map.getBoundingClientRect();
    const inSight = (box: DOMRect): boolean => box.width > 0 && box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom;
    const small: string[] = [];
    for (const text of document.querySelectorAll<SVGTextElement>('.map svg text, .map svg tspan')) {
      if (!text.textContent?.trim() || text.closest('.cartouche') || !text.checkVisibility() || !inSight(text.getBoundingClientRect())) continue;
      const { a, b } = text.getScreenCTM()!;
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
      if (size < wanted - 0.005) small.push(`${text.textContent} ${size.toFixed(2)}`);
    }
    for (const each of document.querySelectorAll<HTMLElement>('.table *')) {
      const own = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!own || each.closest('svg, .only-heard') || !each.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(each).fontSize);
      if (size < wanted) small.push(`${each.textContent} ${size}`);
    }
    const spilled: string[] = [];
    const meets = (one: DOMRect, two: DOMRect): boolean => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
    for (const row of document.querySelectorAll('.faction .row')) {
      const boxes = [...row.querySelectorAll('.you, .purse, .goals, .emblem')].filter((each) => each.checkVisibility());
      boxes.forEach((one, i) => boxes.slice(i + 1).forEach((two) => {
        if (meets(one.getBoundingClientRect(), two.getBoundingClientRect())) spilled.push(`${row.textContent}: ${one.className} × ${two.className}`);
      }));
    }
    for (const card of document.querySelectorAll('.open article')) {
      const box = card.getBoundingClientRect();
      for (const part of card.querySelectorAll('.order li, .pile, .points, .faces p')) {
        const its = part.getBoundingClientRect();
        if (part.checkVisibility() && its.width && (its.right > box.right + 1 || its.left < box.left - 1)) spilled.push(`${part.textContent} out of its card`);
      }
    }
    const strip = document.querySelector<HTMLElement>('.strip');
    if (strip && innerWidth > 1240 && strip.scrollWidth > strip.clientWidth) spilled.push('tracks and boxes beyond the edge');
    const buttons = [...document.querySelectorAll('.map .controls button')].map((each) => each.getBoundingClientRect());
    const transform = new DOMMatrix(getComputedStyle(sheet).transform);
    const whole = sheet.clientWidth * transform.a <= map.clientWidth + 1 && sheet.clientHeight * transform.a <= map.clientHeight + 1;
    if (whole) {
      for (const name of document.querySelectorAll('.map text.label')) {
        if (buttons.some((each) => meets(each, name.getBoundingClientRect()))) spilled.push(`buttons over ${name.textContent}`);
      }
    }
    return { small: [...new Set(small)], spilled, scale: transform.a, sheet: [sheet.clientWidth, sheet.clientHeight], pane: [map.clientWidth, map.clientHeight] };
  }, least);
}

describe.each(GAMES)('%s', (game, seats) => {
  it('can be read on every screen', async () => {
    const visitor = await house.visit({}, { width: 1440, height: 900 });
    const { id, tokens } = await house.lay({ game, seats: [...seats] });
    await visitor.sit(id, tokens[0]);
    await visitor.page.evaluate(() => document.fonts.ready);
    // A click on the sea, or anywhere on the map, is no wish to keep the size it has now.
    const pane = (await visitor.page.locator('.map').boundingBox())!;
    await visitor.page.mouse.click(pane.x + pane.width / 2, pane.y + pane.height - 40);
    await visitor.page.keyboard.press('Escape');
    mkdirSync(SHOTS, { recursive: true });
    for (const [width, height, least] of SCREENS) {
      await visitor.page.setViewportSize({ width, height });
      await visitor.page.waitForFunction(() => {
        const map = document.querySelector<HTMLElement>('.map')!;
        const sheet = document.querySelector<HTMLElement>('.map .sheet')!;
        const { a, e, f } = new DOMMatrix(getComputedStyle(sheet).transform);
        const [wide, high] = [sheet.clientWidth * a, sheet.clientHeight * a];
        const along = (at: number, size: number, room: number): boolean => (size <= room ? Math.abs(at - (room - size) / 2) < 2 : at < 2 && at + size > room - 2);
        return along(e, wide, map.clientWidth) && along(f, high, map.clientHeight);
      });
      const { small, spilled, scale, sheet, pane: room } = await read(visitor, least);
      const name = `${game} at ${width}x${height}`;
      await visitor.page.screenshot({ path: join(SHOTS, `size-${game}-${width}x${height}.png`) });
      expect(small, `${name}: letters under ${least} px`).toEqual([]);
      expect(spilled, name).toEqual([]);
      // It fills its room, or is so large that it can be read.
      const fitting = Math.min(room[0]! / sheet[0]!, room[1]! / sheet[1]!);
      expect(scale, name).toBeGreaterThanOrEqual(fitting - 0.01);
    }
    await visitor.close();
  });
});
