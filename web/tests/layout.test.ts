import { describe, expect, it } from 'vitest';
import type { Board, Scene } from '../src/contract';
import boardJson from '../src/demo/board.json';
import plainJson from '../src/demo/plain.json';
import scenesJson from '../src/demo/scenes.json';
import { arrange } from '../src/map/arrange';
import { layout } from '../src/map/layout';
import { LEASH, RING } from '../src/map/measures';
import { away, cross, grown, lengthInside, overlap, within, type Rect } from '../src/map/shapes';

const board = boardJson as unknown as Board;
const scenes = scenesJson as unknown as Scene[];
const sheet = layout(board);

type Named = [string, Rect];

/** Pairs of boxes that lie on one another. */
function collisions(boxes: readonly Named[]): string[] {
  const found: string[] = [];
  boxes.forEach(([name, rect], i) => {
    for (const [other, second] of boxes.slice(i + 1)) {
      if (overlap(rect, second) > 0) found.push(`${name} × ${other}`);
    }
  });
  return found;
}

/** Names that lie on the ring of a space that may be chosen, or under the line of an army. */
function covered(board: Board, scene: Scene): string[] {
  const sheet = layout(board);
  const now = arrange(board, sheet, scene);
  const names: Named[] = [
    ...now.labels.map((rect, i): Named => [board.spaces[i]!.name, rect]),
    ...now.regions.map(({ index, rect }): Named => [board.regions[index]!.name, rect]),
    ...sheet.zones.map(({ rect }, i): Named => [board.zones[i]!.name, rect]),
    ...sheet.remarks.map(({ rect, words }): Named => [words.lines[0]!, rect]),
  ];
  const swollen = RING.radius + RING.swollen / 2;
  return names.flatMap(([name, rect]) => [
    ...board.spaces.filter((_, i) => away(sheet.at[i]!, rect) < sheet.half[i]! + swollen).map((space) => `${name} × ring of ${space.name}`),
    ...now.armies
      .filter(({ space, leash }) => lengthInside(sheet.at[space]!, leash, grown(rect, LEASH / 2)) > 0)
      .map(({ space }) => `${name} × line from ${board.spaces[space]!.name}`),
  ]);
}

/** A scene with nothing but armies: units, and with them a general at every so manieth space. */
function campaign(spaces: (index: number) => boolean, led: number): Scene {
  return {
    ...scenes[0]!,
    tokens: board.spaces.flatMap((_, i): Scene['tokens'] => {
      if (!spaces(i)) return [];
      const piece = i % board.pieces.length;
      const units: Scene['tokens'][number] = { at: ['space', i], kind: 'units', side: i % 2, count: 9, title: '9 CUs' };
      if (i % led) return [units];
      return [units, { at: ['space', i], kind: 'general', side: i % 2, count: 1, piece, title: board.pieces[piece]!.name }];
    }),
  };
}

function everything(board: Board, scene: Scene): Named[] {
  const sheet = layout(board);
  const now = arrange(board, sheet, scene);
  return [
    ...sheet.walls.map((rect, i): Named => [`wall ${i} ${board.spaces[i]?.name ?? ''}`, rect]),
    ...now.labels.map((rect, i): Named => [`label ${board.spaces[i]!.name}`, rect]),
    ...now.regions.map(({ index, rect }): Named => [`region ${board.regions[index]!.name}`, rect]),
    ...now.armies.map(({ space, rect }): Named => [`army at ${board.spaces[space]!.name}`, rect]),
  ];
}

describe('the map at its design size', () => {
  it('keeps spaces apart', () => {
    const close = sheet.at.flatMap(([x, y], i) =>
      sheet.at.slice(i + 1).filter(([u, v]) => Math.hypot(u - x, v - y) < 60),
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
    expect(covered(board, crowded)).toEqual([]);
  });

  it.each(scenes.map((scene, i) => [i, scene] as const))('covers no name with a ring or an army’s line in scene %i', (_, scene) => {
    expect(covered(board, scene)).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5])('covers no name when generals stand in every sixth space, from space %i', (from) => {
    const scene = campaign((i) => i % 6 === from, 1);
    expect(covered(board, scene)).toEqual([]);
    expect(collisions(everything(board, scene))).toEqual([]);
  });

  it('keeps the names of regions near their ground', () => {
    const far = sheet.regions.flatMap(({ index, spots, home }) => {
      const own = board.regions[index]!.spaces.map((space) => away(sheet.at[space]!, spots[home]!.rect));
      return Math.min(...own) > 100 ? [board.regions[index]!.name] : [];
    });
    expect(far).toEqual([]);
  });

  it('moves no more names than it must', () => {
    const homes = sheet.labels.map(({ spots, home }) => spots[home]!.rect);
    for (const scene of scenes) {
      const moved = arrange(board, sheet, scene).labels.filter((rect, i) => overlap(rect, homes[i]!) === 0);
      expect(moved.length).toBeLessThan(board.spaces.length / 3);
    }
  });
});

describe('a board without geography', () => {
  it('is laid out with nothing on top of anything', () => {
    const plain = plainJson.board as unknown as Board;
    const boxes = everything(plain, plainJson.scenes[0] as unknown as Scene);
    expect(collisions(boxes)).toEqual([]);
    expect(covered(plain, plainJson.scenes[0] as unknown as Scene)).toEqual([]);
    expect(layout(plain).country).toBeNull();
  });
});
