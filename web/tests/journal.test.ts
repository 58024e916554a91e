import { describe, expect, it } from 'vitest';
import { byImpulse, counted, joinLog, litBy } from '../src/play/journal';
import type { Board } from '../src/contract';
import type { LogLine } from '../src/play/protocol';

const line = (i: number, kind: string, text = kind): LogLine => ({ i, ply: i, seat: -1, kind, text, rule: '', dice: [], way: null, touches: [], args: [] });
const STORY = { chapters: ['year'], impulses: ['play_activate', 'play_event', 'play_discard_unused'] };

describe('the log', () => {
  it('is grouped by impulse and by year', () => {
    const story = byImpulse([
      line(0, 'placed'), line(1, 'year'), line(2, 'dealt'), line(3, 'play_activate'), line(4, 'marched'), line(5, 'battle'), line(6, 'play_event'),
    ], STORY);
    expect(story.map((group) => [group.kind, group.head?.i ?? -1, group.lines.map(({ i }) => i)])).toEqual([
      ['opening', -1, [0]], ['year', 1, [2]], ['impulse', 3, [4, 5]], ['impulse', 6, []],
    ]);
  });

  it('takes the game’s word for where an impulse begins, and sets the table’s own lines apart', () => {
    const log = [line(0, 'play_event'), line(1, 'bid'), line(2, 'undone')];
    expect(byImpulse(log, { chapters: [], impulses: ['bid'] }).map(({ kind }) => kind)).toEqual(['opening', 'impulse', 'impulse']);
    expect(byImpulse(log, undefined).map(({ at }) => at)).toEqual([0, 2]);
  });

  it('keeps every line once', () => {
    const log = [...Array(40).keys()].map((i) => line(i, ['placed', 'play_discard_unused', 'year', 'marched'][i % 4]!));
    const told = byImpulse(log, STORY).flatMap((group) => [...(group.head ? [group.head.i] : []), ...group.lines.map(({ i }) => i)]);
    expect(told).toEqual(log.map(({ i }) => i));
  });

  it('lights the last thing it tells of, and of a move its end', () => {
    const board = { kinds: { hill: 'space' } } as unknown as Board;
    expect(litBy({ ...line(0, 'battle'), touches: [['card', 3], ['space', 7], ['card', 9]] }, board)).toEqual({ kind: 'space', index: 7 });
    expect(litBy({ ...line(0, 'taken'), touches: [['hill', 2]] }, board)).toEqual({ kind: 'space', index: 2 });
    const way = { start: 5, goal: 4, by: 'land', piece: 1 } as const;
    expect(litBy({ ...line(0, 'x'), way, touches: [['space', 4], ['space', 5]] }, board)).toEqual({ kind: 'space', index: 4 });
    expect(litBy({ ...line(0, 'drew'), touches: [['card', 3]] }, board)).toBeNull();
  });

  it('counts lines that say the same', () => {
    const draws = [line(0, 'drew', 'They draw a hidden card.'), line(1, 'drew', 'You draw 3 OPS.'), line(2, 'drew', 'They draw a hidden card.')];
    expect(counted(draws).map(({ line: each, times }) => [each.i, times])).toEqual([[0, 2], [1, 1]]);
  });

  it('joins new lines, and is cut back by an undo', () => {
    const old = [line(0, 'a'), line(1, 'b'), line(2, 'c')];
    expect(joinLog(old, [line(3, 'd')], false).map(({ i }) => i)).toEqual([0, 1, 2, 3]);
    expect(joinLog(old, [line(1, 'x')], false).map(({ kind }) => kind)).toEqual(['a', 'x']);
    expect(joinLog(old, [line(5, 'y')], true).map(({ kind }) => kind)).toEqual(['y']);
    expect(joinLog(old, [], false)).toHaveLength(3);
  });
});
