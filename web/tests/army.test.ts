import { describe, expect, it } from 'vitest';
import type { Board, Scene, Token } from '../src/contract';
import boardJson from '../src/demo/board.json';
import scenesJson from '../src/demo/scenes.json';
import { muster, musters, type Part } from '../src/map/army';
import { BOX } from '../src/map/measures';
import { overlap, within, type Rect } from '../src/map/shapes';
import { stow } from '../src/map/stow';

const board = boardJson as unknown as Board;
const scenes = scenesJson as unknown as Scene[];

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

describe('a box', () => {
  it('holds all that the recorded games put there', () => {
    for (const scene of scenes) {
      for (const box of board.boxes) {
        const tokens = scene.tokens.filter(({ at }) => at[0] === 'box' && at[1] === box.id);
        const rects = stow(board, tokens).map(({ part, x, y }): Rect => [x, y, x + part.width, y + part.height]);
        expect(overlaps(rects)).toBe(0);
        expect(rects.filter((rect) => !within(rect, [0, BOX.head, BOX.width, BOX.height]))).toEqual([]);
      }
    }
  });

  it('holds every general of a side at once', () => {
    for (const side of [0, 1]) {
      const tokens = board.pieces.flatMap((piece, i) => (piece.side === side ? [token('leader', side, 1, i)] : []));
      const rects = stow(board, [token('plate', side, 9), ...tokens]).map(
        ({ part, x, y }): Rect => [x, y, x + part.width, y + part.height],
      );
      expect(overlaps(rects)).toBe(0);
      expect(rects.filter((rect) => !within(rect, [0, 0, BOX.width, BOX.height]))).toEqual([]);
    }
  });
});
