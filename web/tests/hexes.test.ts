import { describe, expect, it } from 'vitest';
import type { Board, HexGrid, Scene } from '../src/contract';
import hexesJson from '../src/demo/hexes.json';
import { arrange } from '../src/map/arrange';
import { describeSpace, neighbours } from '../src/map/describe';
import { edges, outside, thinned } from '../src/map/hex/blocks';
import { countryUnder, meshAt } from '../src/map/hex/globe';
import { borders, grounds, net, riverNames, textures, washes, ways } from '../src/map/hex/ground';
import { hexNames, regionNames } from '../src/map/hex/names';
import {
  beyond, BREADTH, centre, DIRECTIONS, extent, findHex, hasSpace, hexAt, hexCount, hexLabel, hexNumber, hexOf, isHex, outline,
  placeAt, played, RADIUS, spaceLabel, spacesOf, stepHex, terrainOf,
} from '../src/map/hexes';
import { layout } from '../src/map/layout';
import { path } from '../src/map/paths';
import { project } from '../src/map/projection';
import { overlap, type Point } from '../src/map/shapes';
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
    const drawn = (side: number): string => ways({ ...bare, lines: [{ style: 'river', sides: [side] }] }, 'river', [0, 0]);
    const [one, other] = [drawn(6 * 16 + 0), drawn(6 * 9 + 3)];
    const ends = (d: string): string[] => d.slice(1).split('L').sort();
    expect(ends(one)).toEqual(ends(other));
  });
});

describe('a board of hexes', () => {
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

// ------------------------------------------------------------------ what a grid may have besides

const rich: HexGrid = {
  columns: 8, rows: 4, straight: 'columns', shifted: 'odd', first: [9, 1],
  headings: ['S09', '10', '11', '12', '13', '14', '15', '16'],
  terrain: ['  wwccc~', '  wwccc~', '  mmrrc~', '  mmrrll'],
  legend: {
    w: { name: 'Woods', look: 'woods' }, c: { name: 'Clear', look: 'clear' }, r: { name: 'Rough', look: 'rough' },
    m: { name: 'Mountain', look: 'mountain' }, l: { name: 'Lake', look: 'lake' }, '~': { name: 'Sea', look: 'sea' },
  },
  wash: ['    aa  ', '    aa  ', '        ', '        '],
  washes: { a: { name: 'Ours', tone: 'gold', about: ['Ours: friendly.'], rules: ['9'] } },
  lines: [
    { style: 'stream', name: 'Long Brook', hexes: [2, 3, 12, 13, 14] }, { style: 'stream', name: 'Rill', hexes: [4, 5] },
    { style: 'road', name: 'Post Road', hexes: [13, 14] }, { style: 'border', sides: [6 * 12 + 3] },
  ],
  named: [{ hex: 13, name: 'Boston', tags: ['town', 'port'], about: ['A port.'] }],
  places: [{ hex: 13, name: 'Boston town', shape: 'circle', about: ['A space of its own.'], rules: ['5.1'] }],
  globe: {
    first: [-4, -4], every: 8,
    at: [0, 1, 2].map((row) => [0, 1, 2].map((column): [number, number] => [44 - row * 2 - column * 0.5, -80 + column * 3 + row * 0.5])),
  },
};
const TOWN = hexCount(rich);
const richBoard: Board = { ...board, hexes: rich, regions: [{ id: 'bay', name: 'Bay', spaces: [4, 5, 12, 13] }] };

describe('places inside hexes', () => {
  it('are spaces after the hexes, and lie in their hex', () => {
    expect(placeAt(rich, TOWN)?.name).toBe('Boston town');
    expect(placeAt(rich, 13)).toBeUndefined();
    expect(hexOf(rich, TOWN)).toBe(13);
    expect(spacesOf(rich, 13)).toEqual([13, TOWN]);
    expect(spacesOf(rich, 12)).toEqual([12]);
    expect(hasSpace(richBoard, TOWN)).toBe(true);
    expect(hasSpace(richBoard, TOWN + 1)).toBe(false);
    expect(spaceLabel(richBoard, TOWN)).toBe('Boston town');
    const laid = layout(richBoard);
    expect(laid.at[TOWN]).toEqual(laid.at[13]);
  });

  it('are told of by themselves', () => {
    expect(about(richBoard, null, 'space', TOWN)).toMatchObject({ title: 'Boston town', rules: ['5.1'] });
    expect(about(richBoard, null, 'space', 13)).toMatchObject({ title: 'Boston 1402', under: 'Clear · Ours · town · port' });
    expect(about(richBoard, null, 'space', 13)?.lines).toContain('Ours: friendly.');
    expect(neighbours(richBoard, TOWN)).toBe(neighbours(richBoard, 13));
  });

  it('hold stacks that lie on those in the open', () => {
    const stack = (key: string, space: number, side: number): Scene['tokens'][number] => ({
      key, at: ['space', space], figure: 'stack', side, count: 3, title: key, strength: '5',
    });
    const scene: Scene = { ...scenes[0]!, tokens: [stack('in', TOWN, 0), stack('out', 13, 1), stack('far', 12, 0)] };
    const { armies } = arrange(richBoard, layout(richBoard), scene);
    expect(armies.map(({ space, inside }) => [space, inside])).toEqual([[13, undefined], [TOWN, 'circle'], [12, undefined]]);
    const [open, within, alone] = armies;
    expect(open!.scale).toBeLessThan(alone!.scale!);
    expect(open!.rect).not.toEqual(within!.rect);
  });
});

describe('numbers and names', () => {
  it('are those of the headings', () => {
    expect(hexNumber(rich, 8)).toBe('S0902');
    expect(hexNumber(rich, 13)).toBe('1402');
  });

  it('lead to any hex in play', () => {
    expect(findHex(rich, '1402')).toBe(13);
    expect(findHex(rich, ' boston')).toBe(13);
    expect(findHex(rich, 'bos')).toBe(13);
    expect(findHex(rich, 'S0902')).toBe(-1);
    expect(findHex(rich, 'nowhere')).toBe(-1);
    expect(findHex(rich, '')).toBe(-1);
  });
});

describe('the ground of hexes', () => {
  const origin: Point = [10, 20];

  it('takes as much of the sheet as has hexes', () => {
    const [left, top, right, bottom] = played(rich);
    expect(left).toBeCloseTo(centre(rich, 2)[0] - RADIUS);
    expect(right).toBeCloseTo(centre(rich, 7)[0] + RADIUS);
    expect([top, bottom]).toEqual([extent(rich)[1], extent(rich)[3]]);
    const { sheet, origin: begin } = layout(richBoard);
    expect(begin![0] + left).toBeGreaterThan(0);
    expect(sheet[2]).toBeLessThan(extent(rich)[2] + 200);
  });

  it('is a few layers, each with all its hexes', () => {
    const laid = grounds(rich, origin);
    expect(new Set(laid.map(({ kind }) => kind))).toEqual(new Set(['woods', 'clear', 'rough', 'mountain', 'lake', 'sea']));
    expect(laid.reduce((sum, { d }) => sum + d.split('Z').length - 1, 0)).toBe(24);
    expect(washes(rich, origin).map(({ kind, d }) => [kind, d.split('Z').length - 1])).toEqual([['gold', 4]]);
  });

  it('has every side of every hex once', () => {
    const strokes = net(rich, origin).reduce((sum, { d }) => sum + d.split('M').length - 1, 0);
    const sides = every(rich).filter((hex) => isHex(rich, hex)).flatMap((hex) => [0, 1, 2, 3, 4, 5].map((side) => (side < 3 || beyond(rich, hex, side) < 0 ? 1 : 0)));
    expect(strokes).toBe(sides.reduce<number>((sum, each) => sum + each, 0));
  });

  it('is sketched alike every time, and not on water', () => {
    const sketched = textures(rich, origin);
    expect(sketched.map(({ kind }) => kind).sort()).toEqual(['mountain', 'rough', 'woods']);
    expect(textures(rich, origin)).toEqual(sketched);
  });

  it('has thousands of hexes in some hundred paths', () => {
    const large: HexGrid = { ...bare, columns: 101, rows: 28, terrain: Array.from({ length: 28 }, () => 'cw~m'.repeat(26).slice(0, 101)), legend: rich.legend };
    const paths = [...grounds(large, origin), ...textures(large, origin), ...net(large, origin)];
    expect(paths.length).toBeLessThan(600);
  });

  it('has rivers and roads as supple lines, and longer rivers by name', () => {
    expect(ways(rich, 'stream', origin).split('M').length - 1).toBe(2);
    expect(ways(rich, 'road', origin)).not.toBe('');
    expect(ways(rich, 'ferry', origin)).toBe('');
    expect(ways(rich, 'border', origin).split('L').length).toBe(2);
    expect(riverNames(rich, origin).map(({ name }) => name)).toEqual(['Long Brook']);
  });

  it('has borders where regions end, but not along water', () => {
    const strokes = borders(richBoard, rich, origin).split('M').length - 1;
    expect(strokes).toBeGreaterThan(6);
    const all: Board = { ...richBoard, regions: [{ id: 'all', name: 'All', spaces: every(rich).filter((hex) => isHex(rich, hex)) }] };
    expect(borders(all, rich, origin)).toBe('');
    const written = hexNames(rich, origin).map(({ rect }) => rect);
    expect(regionNames(all, rich, origin, []).map(({ name }) => name)).toEqual(['All']);
    for (const { rect } of regionNames(all, rich, origin, written)) expect(written.filter((name) => overlap(rect, name) > 0)).toEqual([]);
  });
});

describe('the country under hexes', () => {
  it('is found by the net of the grid: every crossing where it should be', () => {
    const net = { globe: rich.globe!, at: rich.globe!.at.map((line) => line.map(([lat, lon]) => project(lat, lon))) };
    const mesh = meshAt(net);
    net.at.forEach((line, j) =>
      line.forEach((p, i) => {
        const [u, v] = mesh(p);
        expect(u).toBeCloseTo(i, 1);
        expect(v).toBeCloseTo(j, 1);
      }),
    );
  });

  it('is drawn where a grid says where it lies', () => {
    expect(countryUnder(rich, [0, 0])?.land.length).toBeGreaterThan(0);
    expect(countryUnder(bare, [0, 0])).toBeNull();
  });

  it('is cut to blocks without losing any of it', () => {
    const ring: Point[] = [[100, 100], [900, 120], [880, 800], [90, 700]];
    const area = (d: string): number =>
      d.split('Z').filter(Boolean).reduce((sum, part) => {
        const points = part.slice(1).replaceAll(/[HV]/g, 'L').split('L').map((each) => each.split(' ').map(Number));
        if (points.some((p) => p.length < 2)) return sum;
        return sum + Math.abs(points.reduce((twice, [x, y], i) => {
          const [u, v] = points[(i + 1) % points.length]!;
          return twice + x! * v! - u! * y!;
        }, 0)) / 2;
      }, 0);
    const whole = area(path(ring, true));
    const holes = outside([ring], [0, 0, 1000, 900]).reduce((sum, d) => sum + area(d.replace(/^M[^Z]*Z/, '')), 0);
    expect(holes).toBeCloseTo(whole, -2);
    expect(edges([ring], [0, 0, 1000, 900]).join('').split('L').length).toBeGreaterThan(4);
    expect(thinned([[0, 0], [0.2, 0], [0.4, 0], [9, 0]])).toEqual([[0, 0], [9, 0]]);
  });
});
