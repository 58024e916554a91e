import { describe, expect, it } from 'vitest';
import type { Board, LinkState, Scene, Token } from '../src/contract';
import unitsJson from '../src/demo/units.json';
import { chipOf, muster, musters, piecesOf, plinthHeight, plinthWidth } from '../src/map/army';
import { arrange } from '../src/map/arrange';
import { linkName } from '../src/map/describe';
import { layout } from '../src/map/layout';
import { markSpots } from '../src/map/linkmarks';
import { Mask } from '../src/map/mask';
import { LABEL, PLINTH, TAG, UNIT } from '../src/map/measures';
import { labelOf } from '../src/map/names';
import { cross, overlap, within, type Rect } from '../src/map/shapes';
import { fingerprint } from '../src/map/survey';
import surveys from '../src/map/surveys.json';
import { collisions, covered, everything } from './boxes';

const board = unitsJson.board as unknown as Board;
const scenes = unitsJson.scenes as unknown as Scene[];
const sheet = layout(board);

const unit = (cut: NonNullable<Token['cut']>, count: number, more: Partial<Token> = {}): Token => ({
  key: `${cut} ${count} ${JSON.stringify(more)}`, at: ['space', 0], figure: 'plate', side: 0, count, cut, title: cut,
  pieces: Array.from({ length: count }, (_, i) => i), mark: 'L', ...more,
});

describe('a board of posts and paths whose units have shapes', () => {
  it('has its survey ready', () => {
    expect(Object.keys(surveys)).toContain(fingerprint(board));
  });

  it.each(scenes.map((scene, i) => [i, scene] as const))('lets nothing overlap in scene %i', (_, scene) => {
    const boxes = everything(board, scene);
    expect(collisions(boxes)).toEqual([]);
    expect(boxes.filter(([, rect]) => !within(rect, sheet.inner)).map(([name]) => name)).toEqual([]);
    expect(covered(board)).toEqual([]);
  });

  it('lets no two ways cross, and keeps spaces apart', () => {
    const at = (i: number) => sheet.at[i]!;
    const crossed = board.links.flatMap((one, i) => board.links.slice(i + 1).filter((two) => cross(at(one.a), at(one.b), at(two.a), at(two.b))));
    expect(crossed).toEqual([]);
    const close = sheet.at.flatMap(([x, y], i) => sheet.at.slice(i + 1).filter(([u, v]) => Math.hypot(u - x, v - y) < 50));
    expect(close).toEqual([]);
  });

  it('lies on land from the Mississippi to Newfoundland', () => {
    const land = new Mask(sheet.country!.land, sheet.sheet);
    const adrift = board.spaces.filter((_, i) => {
      const [x, y] = sheet.at[i]!;
      return land.share([x - 30, y - 30, x + 30, y + 30]) === 0;
    });
    expect(adrift.map(({ name }) => name)).toEqual([]);
  });
});

describe('the label of a space', () => {
  it('has room for the leaf of a village and its militia', () => {
    const albany = board.spaces.find(({ name }) => name === 'Albany')!;
    const label = labelOf(albany);
    expect(label.glyphs).toEqual(['village', '3']);
    expect(label.pips).toBe(3);
    const { pips: _, ...bare } = albany;
    expect(label.width - labelOf(bare).width).toBeCloseTo(3 * LABEL.pip);
  });
});

describe('a counter', () => {
  it('is as broad as its cut, with a tab for its number', () => {
    expect(chipOf(unit('triangle', 1))).toEqual({ role: 'unit', width: UNIT.triangle[0], height: UNIT.triangle[1] });
    expect(chipOf(unit('square', 2)).width).toBe(UNIT.square[0] + UNIT.tab);
    expect(chipOf(unit('circle', 12)).width).toBe(UNIT.circle[0] + UNIT.long);
  });

  it('stands with leaders and markers and lies on none of them', () => {
    const leader = board.pieces.findIndex(({ ratings }) => ratings.length);
    const army = muster(board, 0, [
      { key: 'leader', at: ['space', 0], figure: 'leader', side: 0, count: 1, piece: leader, title: 'Leader' },
      unit('triangle', 3), unit('square', 2, { worn: true }), unit('circle', 1, { sign: 'cannon' }), unit('square', 11, { done: true }),
      { key: 'rout', at: ['space', 0], figure: 'plate', side: 0, count: 1, look: 'note', sign: 'flight', title: 'Routed' },
    ]);
    const rects = army.parts.map(({ x, y, width, height }): Rect => [x, y, x + width, y + height]);
    rects.forEach((rect, i) => {
      expect(within(rect, [-0.01, -0.01, army.width + 0.01, army.height + 0.01])).toBe(true);
      for (const other of rects.slice(i + 1)) expect(overlap(rect, other)).toBeLessThan(0.01);
    });
    expect(army.parts.filter(({ role }) => role === 'marker')).toHaveLength(1);
  });

  it('stands for its pieces, a leader for himself, a marker for nobody', () => {
    expect(piecesOf(unit('square', 3))).toEqual([0, 1, 2]);
    expect(piecesOf({ ...unit('square', 1), pieces: [7] })).toEqual([7]);
    const { pieces: _, ...leader } = { ...unit('square', 1), piece: 5 };
    expect(piecesOf(leader)).toEqual([5]);
    const { piece: __, ...marker } = leader;
    expect(piecesOf(marker)).toEqual([]);
  });

  it('is no part of an army if it is a badge', () => {
    const badge: Token = { key: 'b', at: ['space', 0], figure: 'badge', side: -1, count: 1, sign: 'swords', title: 'A battle' };
    expect(musters(board, [badge])).toEqual([]);
  });
});

describe('a leader with one rating', () => {
  it('has it beside his name', () => {
    const piece = board.pieces.findIndex(({ ratings }) => ratings.length === 1);
    const token: Token = { key: 'l', at: ['space', 0], figure: 'leader', side: 0, count: 1, piece, title: '' };
    expect(plinthHeight(board, token)).toBe(PLINTH.brief);
    expect(plinthWidth(board, token)).toBeGreaterThan(PLINTH.figure);
  });
});

describe('the marks of ways', () => {
  const state = (link: number, more: Partial<LinkState> = {}): LinkState => ({ link, title: '', ...more });

  it('stand where somebody has gone, something is built or nothing may pass', () => {
    const arrangement = arrange(board, sheet, scenes[0]!);
    const marks = markSpots(board, sheet, arrangement, [
      state(0, { crossed: [[0, 2, 4], [1, 1, 4]] }),
      state(1, { works: true }),
      state(2, { closed: [0], works: true, crossed: [[1, 3, 8]] }),
      state(3, { style: 'road' }),
      state(9999, { works: true }),
    ]);
    expect(marks.map(({ state: { link }, icons }) => [link, icons])).toEqual([[0, []], [1, ['works']], [2, ['works', 'closed']]]);
    expect(marks.map(({ rect }) => Math.round(rect[2] - rect[0]))).toEqual([2 * TAG.width, TAG.icon, 2 * TAG.icon + TAG.width]);
  });

  it('keep off one another and off names as well as they can', () => {
    const arrangement = arrange(board, sheet, scenes[0]!);
    const marks = markSpots(board, sheet, arrangement, board.links.map((_, i) => state(i, { works: true })));
    const free = marks.filter(({ rect }) => !sheet.names.some((label) => overlap(rect, label) > 0));
    expect(free.length).toBeGreaterThan(marks.length * 0.8);
  });

  it('are called by the ends of the way', () => {
    const { a, b } = board.links[0]!;
    expect(linkName(board, 0)).toBe(`${board.spaces[a]!.name} to ${board.spaces[b]!.name}`);
    expect(linkName(board, 9999)).toBe('');
  });
});
