import { describe, expect, it } from 'vitest';
import type { Board, Scene, Token } from '../src/contract';
import boardJson from '../src/demo/board.json';
import fourJson from '../src/demo/four.json';
import scenesJson from '../src/demo/scenes.json';
import { boxesNow, tracksNow } from '../src/map/beside';

const board = boardJson as unknown as Board;
const scene = (scenesJson as unknown as Scene[])[0]!;
const inBox = (id: string, more: Partial<Token>): Token => ({ key: id + JSON.stringify(more), at: ['box', id], figure: 'plate', side: 0, count: 1, title: 'somebody', ...more });

describe('what lies beside the map', () => {
  it('is where each track stands', () => {
    const track = board.tracks[0]!;
    const told = tracksNow(board, { ...scene, tracks: { [track.id]: { step: 3, note: '' } } });
    expect(told).toHaveLength(1);
    expect(told[0]!.now.startsWith(track.steps[3]!)).toBe(true);
    const contested = tracksNow(board, { ...scene, tracks: { [track.id]: { step: 0, note: '', sides: [[0, 1], [1, 2]] } } });
    expect(contested[0]!.now).toBe(`${board.sides[0]!.name} ${track.steps[1]}, ${board.sides[1]!.name} ${track.steps[2]}`);
  });

  it('is what each box holds, with the pieces that can be picked; empty boxes and pools are left out', () => {
    const four = fourJson.board as unknown as Board;
    const box = four.boxes.find(({ aside }) => !aside)!;
    const told = boxesNow(four, { ...scene, tokens: [inBox(box.id, { mark: 'R', count: 7 }), inBox(box.id, { figure: 'leader', piece: 0 })] });
    expect(told.map(({ name, holds, pieces }) => [name, holds, pieces])).toEqual([[box.name, ['7 R', four.pieces[0]!.short], [0]]]);
    const pools: Board = { ...four, boxes: four.boxes.map((each) => ({ ...each, aside: true })) };
    expect(boxesNow(pools, { ...scene, tokens: [inBox(box.id, {})] })).toEqual([]);
  });
});
