import { describe, expect, it } from 'vitest';
import type { Board, Scene, Token } from '../src/contract';
import areasJson from '../src/demo/areas.json';
import { musters } from '../src/map/army';
import { arrange } from '../src/map/arrange';
import { neighbours } from '../src/map/describe';
import { layout, ways } from '../src/map/layout';
import { Mask } from '../src/map/mask';
import { overlap, type Rect } from '../src/map/shapes';

const board = areasJson.board as unknown as Board;
const scene = areasJson.scenes[0] as unknown as Scene;
const sheet = layout(board);

describe('a board of areas', () => {
  it('gives every area the ground it names, and its seat stands on it', () => {
    board.spaces.forEach((space, i) => {
      const rings = sheet.areas[i]!;
      if (space.shape !== 'area') return expect(rings).toBeNull();
      const [x, y] = sheet.at[i]!;
      expect(new Mask(rings, sheet.sheet).share([x - 14, y - 14, x + 14, y + 14]), space.name).toBeGreaterThan(0.3);
    });
  });

  it('draws no road along a shared border, and names the neighbours all the same', () => {
    expect(ways(board)).toEqual([]);
    expect(neighbours(board, 0)).toBe('Borders on Massachusetts, Quebec, New York.');
  });

  it('lays nothing on anything', () => {
    const now = arrange(board, sheet, scene);
    const boxes: Rect[] = [...sheet.walls, ...now.armies.map(({ rect }) => rect)];
    const struck = boxes.flatMap((one, i) => boxes.slice(i + 1).filter((two) => overlap(one, two) > 0));
    expect(struck).toEqual([]);
  });
});

describe('a stack of many kinds', () => {
  it('stands by camps, every kind on a plate of its own, three abreast', () => {
    const tokens: Token[] = ['R', 'M', 'C', 'Ft', 'T'].map((mark, i) => ({ key: mark, at: ['space', 0], figure: 'plate', side: 0, count: i + 1, mark, title: mark }));
    const [army] = musters(board, [...tokens, { key: 'WP', at: ['space', 0], figure: 'plate', side: 3, count: 2, mark: 'WP', title: 'WP' }]);
    expect(army!.parts.map(({ token }) => token.mark)).toEqual(['R', 'M', 'C', 'Ft', 'T']);
    expect(new Set(army!.parts.map(({ y }) => y)).size).toBe(2);
    expect(musters(board, [...scene.tokens.filter(({ at }) => at[0] === 'space' && at[1] === 3)]).map(({ side }) => side)).toEqual([1, 0]);
  });
});

describe('an outline on a plain board', () => {
  it('is drawn where it was given', () => {
    const square: [number, number][] = [[100, 200], [400, 200], [400, 500], [100, 500]];
    const plain: Board = {
      ...board,
      layout: 'plain',
      links: [],
      spaces: [{ ...board.spaces[0]!, x: 250, y: 350, outline: [square] }],
    };
    const drawn = layout(plain);
    const [x, y] = drawn.at[0]!;
    const xs = drawn.areas[0]![0]!.map((p) => p[0]);
    const ys = drawn.areas[0]![0]!.map((p) => p[1]);
    expect(x).toBeCloseTo((Math.min(...xs) + Math.max(...xs)) / 2, 0);
    expect(y).toBeCloseTo((Math.min(...ys) + Math.max(...ys)) / 2, 0);
    expect(Math.max(...xs)).toBeLessThan(drawn.sheet[2]);
  });
});
