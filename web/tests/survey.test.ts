import { describe, expect, it } from 'vitest';
import type { Board } from '../src/contract';
import boardJson from '../src/demo/board.json';
import fourJson from '../src/demo/four.json';
import { furnished, layout } from '../src/map/layout';
import { fingerprint, survey } from '../src/map/survey';
import { packed, unpacked, type Packed } from '../src/map/surveyed';
import baked from '../src/map/surveys.json';

const board = boardJson as unknown as Board;
const surveys = baked as unknown as Record<string, Packed>;

describe('the baked survey', () => {
  it.each([
    ['with places', board],
    ['with areas', fourJson.board as unknown as Board],
  ])('is that of the board %s as it is now (npm run bake writes it anew)', (_, each) => {
    const kept = surveys[fingerprint(each)];
    expect(kept).toBeDefined();
    expect(kept).toEqual(JSON.parse(JSON.stringify(packed(survey(each)))));
  });

  it('gives the same sheet as a survey made on the spot', () => {
    const now = furnished(board, unpacked(packed(survey(board))));
    const { at, zones, furniture, walls } = layout(board);
    expect({ at, zones, furniture, walls }).toEqual({ at: now.at, zones: now.zones, furniture: now.furniture, walls: now.walls });
  });
});

describe('a board that changed', () => {
  it('has another fingerprint, and is surveyed when it is seen', () => {
    const moved: Board = { ...board, spaces: board.spaces.map((space, i) => (i ? space : { ...space, lat: (space.lat ?? 0) + 0.2 })) };
    expect(surveys[fingerprint(moved)]).toBeUndefined();
    expect(layout(moved).at).toHaveLength(board.spaces.length);
    expect(layout(moved).at).not.toEqual(layout(board).at);
  });

  it('keeps its survey when only its words change', () => {
    const reworded: Board = { ...board, spaces: board.spaces.map((space) => ({ ...space, about: ['Something else.'] })) };
    expect(fingerprint(reworded)).toBe(fingerprint(board));
  });
});
