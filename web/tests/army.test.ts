import { describe, expect, it } from 'vitest';
import type { Board, Token } from '../src/contract';
import boardJson from '../src/demo/board.json';
import { muster, musters, type Part } from '../src/map/army';
import { overlap, within, type Rect } from '../src/map/shapes';

const board = boardJson as unknown as Board;

const token = (figure: Token['figure'], side: number, count = 1, piece?: number): Token => ({
  key: `${figure} ${side} ${piece ?? ''}`,
  at: ['space', 0],
  figure,
  side,
  count,
  title: figure,
  ...(piece === undefined ? {} : { piece }),
});

const rectOf = ({ x, y, width, height }: Part): Rect => [x, y, x + width, y + height];

function overlaps(rects: readonly Rect[]): number {
  return rects.reduce((sum, a, i) => sum + rects.slice(i + 1).filter((b) => overlap(a, b) > 0).length, 0);
}

describe('an army', () => {
  it('stands its allies and its hall together, and the enemy apart', () => {
    const camps = musters(board, [
      token('marker', 0),
      token('plate', 0, 3),
      token('plate', 2, 5),
      token('hall', 0),
      token('plate', 1, 4),
    ]);
    expect(camps.map((camp) => [camp.side, camp.parts.length])).toEqual([[0, 3], [1, 1]]);
  });

  it('shows every part whole', () => {
    const army = muster(board, 0, [
      token('leader', 0, 1, 0),
      token('leader', 0, 1, 1),
      token('plate', 0, 12),
      token('plate', 2, 5),
      token('hall', 0),
    ]);
    expect(overlaps(army.parts.map(rectOf))).toBe(0);
    const frame: Rect = [0, 0, army.width, army.height];
    expect(army.parts.every((part) => within(rectOf(part), frame))).toBe(true);
    expect(army.parts.filter((part) => part.role === 'plinth')).toHaveLength(2);
  });
});
