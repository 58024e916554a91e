import { describe, expect, it } from 'vitest';
import type { Board } from '../src/contract';
import boardJson from '../src/demo/board.json';
import { layout } from '../src/map/layout';
import { wayBetween } from '../src/map/paths';
import type { LogLine, WayShown } from '../src/play/protocol';
import { pathOf, route, wayOf } from '../src/table/moves';

const board = boardJson as unknown as Board;
const named = (name: string): number => board.spaces.findIndex((space) => space.name === name);
const line = (kind: string, way: WayShown | null): LogLine => ({ i: 0, ply: 0, seat: -1, kind, text: '', rule: '', dice: [], way, touches: [], args: [] });

describe('a move on the map', () => {
  it('is what a line brings, whatever its kind is called', () => {
    const way: WayShown = { piece: 2, start: 4, goal: 5, by: 'land' };
    expect(wayOf(line('anything', way), board)).toEqual(way);
    expect(wayOf(line('marched', null), board)).toBeNull();
    expect(wayOf(line('marched', { ...way, goal: 4000 }), board)).toBeNull();
  });

  it('goes along the drawn road, whichever way it was drawn', () => {
    const { a, b } = board.links[0]!;
    const { at } = layout(board);
    expect(pathOf(board, { piece: -1, start: a, goal: b, by: 'land' })).toBe(wayBetween(at[a]!, at[b]!));
    const back = pathOf(board, { piece: -1, start: b, goal: a, by: 'land' });
    const numbers = (d: string): string[] => d.match(/-?[\d.]+/g)!;
    const pairs = (list: string[]): string[] => list.flatMap((_, i) => (i % 2 ? [] : [`${list[i]} ${list[i + 1]}`]));
    expect(pairs(numbers(back))).toEqual(pairs(numbers(wayBetween(at[a]!, at[b]!))).reverse());
  });

  it('takes the fewest roads between spaces that are not neighbours', () => {
    const stops = route(board, named('Boston'), named('Charleston'));
    expect(stops.length).toBe(0);
    const near = route(board, named('Boston'), named('Hartford'));
    expect(near[0]).toBe(named('Boston'));
    expect(near[near.length - 1]).toBe(named('Hartford'));
    for (let i = 1; i < near.length; i += 1) {
      expect(board.links.some(({ a, b }) => (a === near[i - 1] && b === near[i]) || (b === near[i - 1] && a === near[i]))).toBe(true);
    }
  });

  it('bows over the sea when it sails', () => {
    expect(pathOf(board, { piece: -1, start: named('Boston'), goal: named('Charleston'), by: 'sea' })).toMatch(/^M[\d. ]+Q/);
  });
});
