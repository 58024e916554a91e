import { describe, expect, it } from 'vitest';
import type { Board, Scene, Token } from '../src/contract';
import fourJson from '../src/demo/four.json';
import { musters } from '../src/map/army';
import { layout } from '../src/map/layout';
import { Mask } from '../src/map/mask';
import { labelOf } from '../src/map/names';
import { toneOf } from '../src/map/pieces/tone';
import { within } from '../src/map/shapes';
import { fingerprint } from '../src/map/survey';
import { collisions, covered, everything } from './boxes';

const board = fourJson.board as unknown as Board;
const scenes = fourJson.scenes as unknown as Scene[];
const sheet = layout(board);

describe('a board of areas with four sides', () => {
  it.each(scenes.map((scene, i) => [i, scene] as const))('lets nothing overlap in scene %i', (_, scene) => {
    const boxes = everything(board, scene);
    expect(collisions(boxes)).toEqual([]);
    expect(covered(board)).toEqual([]);
    expect(boxes.filter(([, rect]) => !within(rect, sheet.inner)).map(([name]) => name)).toEqual([]);
  });

  it('has its seats on their ground', () => {
    board.spaces.forEach((space, i) => {
      const rings = sheet.areas[i];
      if (space.shape !== 'area') return expect(rings).toBeNull();
      const [x, y] = sheet.at[i]!;
      expect(new Mask(rings!, sheet.sheet).share([x - 6, y - 6, x + 6, y + 6]), space.name).toBeGreaterThan(0.5);
    });
  });

  it('tells its sides by an emblem of their own', () => {
    expect(board.sides.map((_, side) => toneOf(board, side).cut)).toEqual(['shield', 'round', 'hexagon', 'lozenge']);
  });

  it('writes the number of a space after its name, and lays out anew when it changes', () => {
    const counted = board.spaces.find(({ value }) => value === 2)!;
    expect(labelOf(counted).glyphs).toEqual(['2']);
    const { value: _, ...bare } = counted;
    expect(labelOf(counted).width).toBeGreaterThan(labelOf(bare).width);
    const changed: Board = { ...board, spaces: board.spaces.map((space) => (space === counted ? { ...space, value: 3 } : space)) };
    expect(fingerprint(changed)).not.toBe(fingerprint(board));
  });

  it('gives a leader without ratings a low plinth', () => {
    const leader: Token = { key: 'leader', at: ['space', 0], figure: 'leader', side: 0, count: 1, piece: 0, title: board.pieces[0]!.name };
    const [army] = musters(board, [leader]);
    const plinth = army!.parts.find(({ role }) => role === 'plinth')!;
    expect(plinth.height).toBeLessThan(27);
  });
});
