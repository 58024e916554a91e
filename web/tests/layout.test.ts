import { describe, expect, it } from 'vitest';
import type { Board, Scene } from '../src/contract';
import boardJson from '../src/demo/board.json';
import plainJson from '../src/demo/plain.json';
import scenesJson from '../src/demo/scenes.json';
import { arrange } from '../src/map/arrange';
import { layout } from '../src/map/layout';
import { cross, within } from '../src/map/shapes';
import { collisions, covered, everything } from './boxes';

const board = boardJson as unknown as Board;
const scenes = scenesJson as unknown as Scene[];
const sheet = layout(board);

/** A scene with nothing but armies: units, and with them a general at every so manieth space. */
function campaign(spaces: (index: number) => boolean, led: number): Scene {
  return {
    ...scenes[0]!,
    tokens: board.spaces.flatMap((_, i): Scene['tokens'] => {
      if (!spaces(i)) return [];
      const piece = i % board.pieces.length;
      const units: Scene['tokens'][number] = { key: `units ${i}`, at: ['space', i], figure: 'plate', side: i % 2, count: 9, title: '9 CUs' };
      if (i % led) return [units];
      return [units, { key: `leader ${i}`, at: ['space', i], figure: 'leader', side: i % 2, count: 1, piece, title: board.pieces[piece]!.name }];
    }),
  };
}

describe('the map at its design size', () => {
  it('keeps spaces apart', () => {
    const close = sheet.at.flatMap(([x, y], i) =>
      sheet.at.slice(i + 1).filter(([u, v]) => Math.hypot(u - x, v - y) < 50),
    );
    expect(close).toEqual([]);
  });

  it('lets no two roads cross', () => {
    const at = (i: number) => sheet.at[i]!;
    const crossed = board.links.flatMap((one, i) =>
      board.links
        .slice(i + 1)
        .filter((two) => cross(at(one.a), at(one.b), at(two.a), at(two.b)))
        .map((two) => `${one.a}-${one.b} × ${two.a}-${two.b}`),
    );
    expect(crossed).toEqual([]);
  });

  it.each(scenes.map((scene, i) => [i, scene] as const))('lets nothing overlap in scene %i', (_, scene) => {
    const boxes = everything(board, scene);
    expect(collisions(boxes)).toEqual([]);
    expect(boxes.filter(([, rect]) => !within(rect, sheet.inner))).toEqual([]);
  });

  it('lets nothing overlap when every space is full', () => {
    const crowded = campaign(() => true, Infinity);
    expect(arrange(board, sheet, crowded).armies).toHaveLength(board.spaces.length);
    expect(collisions(everything(board, crowded))).toEqual([]);
  });

  it('covers no name with the ring of a space that may be chosen', () => {
    expect(covered(board)).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5])('lets nothing overlap when generals stand in every sixth space, from space %i', (from) => {
    const scene = campaign((i) => i % 6 === from, 1);
    expect(collisions(everything(board, scene))).toEqual([]);
  });
});

describe('a board without geography', () => {
  it('is laid out with nothing on top of anything', () => {
    const plain = plainJson.board as unknown as Board;
    const boxes = everything(plain, plainJson.scenes[0] as unknown as Scene);
    expect(collisions(boxes)).toEqual([]);
    expect(covered(plain)).toEqual([]);
    expect(layout(plain).country).toBeNull();
  });
});
