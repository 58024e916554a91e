import { describe, expect, it } from 'vitest';
import type { Board, LogLine, Scene, Token } from '../src/contract';
import { explained, tellers } from '../src/play/journal';
import { arrived, changed, tell, travellers, underWay, type Beat } from '../src/play/story';

const line = (i: number, kind: string, more: Partial<LogLine> = {}): LogLine => ({
  i, ply: i, seat: 0, kind, text: `${kind} ${i}`, rule: '', dice: [], way: null, touches: [], args: [], ...more,
});
const STORY = { chapters: ['winter'], impulses: ['card', 'command'], nobodys: ['card'], reasons: ['np_'] };
const board = { kinds: {}, story: STORY, sides: [], pieces: [] } as unknown as Board;
const token = (key: string, space: number, count: number, more: Partial<Token> = {}): Token =>
  ({ key, at: ['space', space], figure: 'plate', side: 0, count, title: key, ...more }) as Token;
const scene = (...tokens: Token[]): Scene => ({ tokens, tracks: {}, regions: [], status: [], standing: [], hands: [], piles: [] });
const beat = (lines: LogLine[], before: Scene, after: Scene): Beat => ({ lines, before, after });
const EMPTY = scene();
const march = { start: 1, goal: 2, by: 'land', piece: -1 } as const;

describe('who tells a line', () => {
  it('is who chose it; what follows a chapter of itself is nobody’s', () => {
    const log = [line(0, 'marched', { ply: 3, seat: 2 }), line(1, 'card', { ply: 3, seat: 2 }), line(2, 'drew', { ply: 3, seat: 2 }), line(3, 'marched', { ply: 4, seat: 1 })];
    expect([...tellers(log, STORY).values()]).toEqual([2, -1, -1, 1]);
  });
});

describe('a reason', () => {
  it('stands under the act that it explains, though it was told before it', () => {
    const log = [line(0, 'card'), line(1, 'np_why'), line(2, 'np_how'), line(3, 'command'), line(4, 'np_end')];
    expect(explained(log, STORY).map(({ i }) => i)).toEqual([0, 3, 1, 2, 4]);
  });
});

describe('the story', () => {
  it('tells every line once, whatever is read together', () => {
    const lines = [...Array(30).keys()].map((i) => line(i, ['np_a', 'command', 'paid', 'placed', 'card', 'marched'][i % 6]!));
    const beats = [0, 7, 8, 20].map((from, k, all) => beat(lines.slice(from, all[k + 1] ?? 30), EMPTY, EMPTY));
    const told = tell(beats, board).steps.flatMap((step) => [...step.lines, ...step.reasons].map(({ i }) => i));
    expect(told.sort((a, b) => a - b)).toEqual(lines.map(({ i }) => i));
  });

  it('has a heading for each turn: a reaction is none', () => {
    const acts = [
      line(0, 'command', { seat: 1 }), line(1, 'fights', { seat: 1, dice: [{ face: 2, sides: 6 }] }), line(2, 'defends', { seat: 0, dice: [{ face: 3, sides: 6 }] }),
      line(3, 'card', { seat: 1 }), line(4, 'special', { seat: 2 }), line(5, 'command', { seat: 2 }),
    ];
    const { turns, steps } = tell(acts.map((each) => beat([each], EMPTY, EMPTY)), board);
    expect(turns.map(({ seat, first }) => [seat, first])).toEqual([[1, 0], [-1, 3], [2, 4], [2, 5]]);
    expect(steps.map(({ turn }) => turn)).toEqual([0, 0, 0, 1, 2, 3]);
  });

  it('begins another turn where another goes on acting without a heading', () => {
    const acts = [line(0, 'command', { seat: 1 }), ...[1, 2].map((i) => line(i, 'rolls', { seat: 2, dice: [{ face: i, sides: 6 }] }))];
    const { turns, steps } = tell(acts.map((each) => beat([each], EMPTY, EMPTY)), board);
    expect(turns.map(({ seat, first }) => [seat, first])).toEqual([[1, 0], [2, 1]]);
    expect(steps.map(({ turn }) => turn)).toEqual([0, 1, 1]);
  });

  it('changes the spaces of a beat line by line', () => {
    const before = scene(token('a', 1, 4), token('b', 5, 2));
    const after = scene(token('c', 2, 4), token('b', 5, 1));
    const { steps } = tell([beat([line(0, 'moved', { way: march }), line(1, 'lost', { touches: [['space', 5]], dice: [{ face: 1, sides: 6 }] })], before, after)], board);
    expect(steps).toHaveLength(2);
    expect(changed(steps[0]!.before, steps[0]!.after).spaces).toEqual(new Set([1, 2]));
    expect(changed(steps[1]!.before, steps[1]!.after).spaces).toEqual(new Set([5]));
    expect(steps[1]!.after).toBe(after);
    expect(steps[1]!.space).toBe(5);
  });

  it('sends the stack itself on its way', () => {
    const before = scene(token('a 1', 1, 4), token('a 2', 2, 1));
    const after = scene(token('a 1', 1, 1), token('a 2', 2, 4));
    const step = tell([beat([line(0, 'moved', { way: march })], before, after)], board).steps[0]!;
    expect(travellers(step).map(({ count }) => count)).toEqual([3]);
    const counts = underWay(step).tokens.map(({ at, count }) => [at[1], count]);
    expect(counts.sort()).toEqual([[1, 1], [2, 1]]);
  });

  it('sends those who have gone, if they did not live to arrive', () => {
    const step = tell([beat([line(0, 'moved', { way: march })], scene(token('a', 1, 2)), EMPTY)], board).steps[0]!;
    expect(travellers(step).map(({ key, count }) => [key, count])).toEqual([['a', 2]]);
  });
});

describe('what has changed', () => {
  it('is what lies there, not that it has acted or is chosen', () => {
    const was = scene(token('a', 1, 2), token('m', 3, 1, { figure: 'marker' }), token('z', 0, 1, { at: ['zone', 4] }));
    const now = scene(token('a x', 1, 2, { done: true, chosen: true }), token('m', 3, 1, { figure: 'marker', side: 1 }));
    expect(changed(was, now)).toEqual({ spaces: new Set([3]), zones: new Set([4]) });
  });

  it('knows who came to a stack that was there', () => {
    const stack = (count: number, ...pieces: number[]): Token => token('s', 1, count, { figure: 'stack', piece: 9, pieces, parts: pieces.map((piece) => ({ piece, figures: '' })) });
    const came = arrived(scene(stack(2, 4, 5)), scene(stack(3, 4, 5, 6)), 1);
    expect(came.map(({ count, pieces, piece, parts }) => [count, pieces, piece, parts?.length])).toEqual([[1, [6], undefined, 1]]);
  });
});
