import { describe, expect, it } from 'vitest';
import type { Board, HexGrid, Scene } from '../src/contract';
import hexesJson from '../src/demo/hexes.json';
import { arrange } from '../src/map/arrange';
import { describeSpace, neighbours } from '../src/map/describe';
import {
  beyond, BREADTH, centre, DIRECTIONS, extent, hexAt, hexCount, hexLabel, hexNumber, isHex, linePath, outline, RADIUS, stepHex,
  terrainOf, terrainPaths,
} from '../src/map/hexes';
import { layout } from '../src/map/layout';
import type { Point } from '../src/map/shapes';
import { about } from '../src/play/about';

const { board, scenes } = hexesJson as unknown as { board: Board; scenes: Scene[] };
const demo = board.hexes!;
const bare: HexGrid = {
  columns: 7, rows: 5, straight: 'columns', shifted: 'odd', first: [1, 1],
  terrain: Array.from({ length: 5 }, () => 'ccccccc'), legend: { c: { name: 'Clear', look: 'clear' } }, lines: [], named: [],
};
const GRIDS: [string, HexGrid][] = (['columns', 'rows'] as const).flatMap((straight) =>
  (['odd', 'even'] as const).map((shifted): [string, HexGrid] => [`${straight} ${shifted}`, { ...bare, straight, shifted }]),
);
const every = (grid: HexGrid): number[] => Array.from({ length: hexCount(grid) }, (_, hex) => hex);
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

describe.each(GRIDS)('a grid with straight %s', (_, grid) => {
  it('finds the hex of any point in it, by arithmetic', () => {
    for (const hex of every(grid)) {
      const middle = centre(grid, hex);
      expect(hexAt(grid, middle)).toBe(hex);
      for (const corner of outline(grid, hex)) expect(hexAt(grid, between(middle, corner, 0.97))).toBe(hex);
    }
  });

  it('has nothing outside', () => {
    const [, , width, height] = extent(grid);
    for (const point of [[-1, 10], [10, -1], [width + 1, 10], [10, height + 1]] as Point[]) expect(hexAt(grid, point)).toBe(-1);
    const [x, y] = outline(grid, 0)[0]!;
    expect(hexAt(grid, [x - 3, y - 3])).toBe(-1);
  });

  it('lies within its extent and knows its neighbours both ways', () => {
    const [, , width, height] = extent(grid);
    for (const hex of every(grid)) {
      for (const [x, y] of outline(grid, hex)) {
        expect(x).toBeGreaterThan(-0.01);
        expect(y).toBeGreaterThan(-0.01);
        expect(x).toBeLessThan(width + 0.01);
        expect(y).toBeLessThan(height + 0.01);
      }
      for (let side = 0; side < DIRECTIONS; side += 1) {
        const next = beyond(grid, hex, side);
        if (next >= 0) expect(beyond(grid, next, (side + 3) % DIRECTIONS)).toBe(hex);
      }
    }
    expect(Array.from({ length: DIRECTIONS }, (_, side) => beyond(grid, 17, side)).every((hex) => hex >= 0)).toBe(true);
  });

  it('is walked with the arrow keys from end to end, and back', () => {
    for (const [dx, dy, steps] of [[1, 0, 6], [0, 1, 4]] as const) {
      let hex = 0;
      for (let i = 0; i < steps; i += 1) hex = stepHex(grid, hex, dx, dy);
      expect([hex % 7, Math.floor(hex / 7)][dx ? 0 : 1]).toBe(steps);
      for (let i = 0; i < steps; i += 1) hex = stepHex(grid, hex, -dx, -dy);
      expect(hex).toBe(0);
    }
  });
});

describe('directions', () => {
  it('go clockwise from north in straight columns', () => {
    const at = 2 * 7 + 2;
    expect(beyond(bare, at, 0)).toBe(at - 7);
    expect(beyond(bare, at, 3)).toBe(at + 7);
    expect(beyond(bare, at, 1)).toBe(at - 7 + 1);
    expect(beyond(bare, at + 1, 1)).toBe(at + 2);
  });

  it('go clockwise from north-east in straight rows', () => {
    const grid: HexGrid = { ...bare, straight: 'rows' };
    const at = 2 * 7 + 2;
    expect(beyond(grid, at, 1)).toBe(at + 1);
    expect(beyond(grid, at, 4)).toBe(at - 1);
    expect(beyond(grid, at, 0)).toBe(at - 7);
  });

  it('name the same side from both hexes', () => {
    const [one, other] = [linePath(bare, { style: 'river', sides: [6 * 16 + 0] }), linePath(bare, { style: 'river', sides: [6 * 9 + 3] })];
    const ends = (d: string): string[] => d.slice(1).split('L').sort();
    expect(ends(one)).toEqual(ends(other));
  });
});

describe('a board of hexes', () => {
  it('is drawn as one path for each terrain, however many hexes there are', () => {
    const grid: HexGrid = { ...bare, columns: 101, rows: 28, terrain: Array.from({ length: 28 }, (_, r) => 'cw'.repeat(51).slice(r % 2, 101 + (r % 2))), legend: { ...bare.legend, w: { name: 'Woods', look: 'woods' } } };
    expect(hexCount(grid)).toBe(2828);
    const grounds = terrainPaths(grid);
    expect(grounds.map(({ terrain }) => terrain.name).sort()).toEqual(['Clear', 'Woods']);
    expect(grounds.reduce((sum, { d }) => sum + d.split('Z').length - 1, 0)).toBe(2828);
  });

  it('knows holes in the grid', () => {
    const hole = demo.terrain.length * demo.columns - demo.columns;
    expect(isHex(demo, hole)).toBe(false);
    expect(hexAt(demo, centre(demo, hole))).toBe(-1);
    expect(isHex(demo, -1)).toBe(false);
  });

  it('calls a hex by its name or its ground, and its printed number', () => {
    const named = demo.named.find(({ name }) => name === 'Ticonderoga')!.hex;
    expect(hexLabel(demo, named)).toBe('Ticonderoga 1108');
    expect(hexNumber(demo, 0)).toBe('0101');
    expect(hexNumber({ ...bare, columns: 101, terrain: ['c'.repeat(101)], rows: 1 }, 100)).toBe('10101');
    expect(hexLabel(demo, 0)).toBe('Woods 0101');
    expect(terrainOf(demo, 0)?.look).toBe('woods');
  });

  it('is laid out at once, every token within its hex', () => {
    const laid = layout(board);
    const { armies } = arrange(board, laid, scenes[0]!);
    expect(armies.length).toBeGreaterThan(5);
    for (const { space, rect } of armies) {
      const [x, y] = laid.at[space]!;
      expect(Math.max(x - rect[0], rect[2] - x)).toBeLessThan(RADIUS);
      expect(Math.max(y - rect[1], rect[3] - y)).toBeLessThan(BREADTH / 2);
    }
  });

  it('is told in words', () => {
    const fort = demo.named.find(({ name }) => name === 'Ticonderoga')!.hex;
    expect(describeSpace(board, scenes[0]!, fort, true)).toContain('5 battalions');
    expect(neighbours(board, fort)).toContain('Rough 1109');
    expect(about(board, scenes[0]!, 'space', 0)).toMatchObject({ title: 'Woods 0101', rules: ['4.2'] });
    expect(about(board, scenes[0]!, 'space', fort)?.lines).toContain('Its guns command the narrows.');
  });
});
