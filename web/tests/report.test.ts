/** After-action report: the turning points of a game, and its chapters. */
import { describe, expect, it } from 'vitest';
import type { Reviewed, ReviewPoint } from '../src/play/api';
import type { LogLine } from '../src/play/protocol';
import { because, chapters, plyBefore, turningPoints } from '../src/review/report';

const point = (ply: number, log: number, chance: number, luck = 0): ReviewPoint => ({
  ply, log, standing: [], tracks: {}, regions: [], status: [['Year', `177${ply}`]], value: [], luck: [luck, -luck], chances: [chance, 1 - chance],
});
const told = (points: ReviewPoint[]): Reviewed => ({ seats: ['a', 'b'], plies: 9, points, events: [] });

describe('turning points', () => {
  it('are the largest changes of a chance, in the order of the game, with who gained', () => {
    const found = turningPoints(told([point(1, 3, 0.5), point(2, 8, 0.52), point(3, 12, 0.2), point(4, 20, 0.6)]), 2);
    expect(found.map(({ ply, seat }) => [ply, seat])).toEqual([[3, 1], [4, 0]]);
    expect([found[0]!.from, found[0]!.to, found[0]!.when]).toEqual([8, 12, '1773']);
    expect(found[0]!.gain).toBeCloseTo(0.32);
  });

  it('say whether it was luck', () => {
    const [lucky] = turningPoints(told([point(1, 0, 0.3), point(2, 1, 0.5, 20)]));
    const [played] = turningPoints(told([point(1, 0, 0.3), point(2, 1, 0.5, 0)]));
    expect([because(lucky!), because(played!)]).toEqual(['mostly luck', 'mostly play']);
  });

  it('are none where nothing turned', () => {
    expect(turningPoints(told([point(1, 0, 0.5), point(2, 1, 0.51)]))).toEqual([]);
  });
});

describe('the story', () => {
  const line = (i: number, kind: string): LogLine => ({ i, kind, text: `${kind} ${i}`, rule: '', dice: [], touches: [] }) as unknown as LogLine;

  it('has a chapter for each year', () => {
    const found = chapters([line(0, 'set_up'), line(1, 'year'), line(2, 'battle'), line(3, 'year')], { chapters: ['year'], impulses: [], outcomes: [] } as never);
    expect(found.map(({ title, lines }) => [title, lines.length])).toEqual([['Opening', 1], ['year 1', 1], ['year 3', 0]]);
  });

  it('asks for the log before the first line it has', () => {
    expect(plyBefore([point(1, 3, 0.5), point(4, 9, 0.5), point(8, 20, 0.5)], 12)).toBe(4);
  });
});
