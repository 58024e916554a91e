import { describe, expect, it } from 'vitest';
import type { Board, Scene, Token } from '../src/contract';
import { bySpace, firstCounts, firstTicks, hasStack, heldBy, heldOf, isEmpty, standsOn, trayOf } from '../src/play/tray';

const board = { pieces: [{ name: 'Rogers' }, { name: 'Gage' }, { name: 'Fort' }] } as unknown as Board;
const scene = {
  tokens: [
    { key: 'a', at: ['space', 4], side: 0, pieces: [0, 2] },
    { key: 'b', at: ['space', 5], side: 0, piece: 1 },
    { key: 'c', at: ['space', 6], side: 0 },
    { key: 'd', at: ['zone', 4], side: 1, piece: 7 },
  ],
} as unknown as Scene;
const told = (gathers = false) => ({
  gathers,
  goal: -1,
  goals: [5, 9],
  lots: [{ lot: 1, most: 3, usual: 3, text: '', rule: '' }, { lot: 0, most: 2, usual: 0, text: '', rule: '' }],
  pieces: [
    { piece: 0, text: '', rule: '' },
    { piece: 2, text: 'Fort cannot move.', rule: '10.2' },
    { piece: 1, text: '', rule: '' },
  ],
});

describe('a tray', () => {
  it('names the pieces and where they stand', () => {
    const tray = trayOf(board, scene, 4, told());
    expect(tray.rows.map(({ name, from, text }) => [name, from, text])).toEqual([
      ['Rogers', 4, ''], ['Fort', 4, 'Fort cannot move.'], ['Gage', 5, ''],
    ]);
    expect(bySpace(tray).map(([space, rows]) => [space, rows.length])).toEqual([[4, 2], [5, 1]]);
    expect(trayOf(null, null, 4, told()).rows[0]).toMatchObject({ name: 'Piece 0', from: -1 });
  });

  it('opens with all ticked who may go, and with nobody where they are gathered', () => {
    expect([...firstTicks(trayOf(board, scene, 4, told()), null, new Set())]).toEqual([0, 1]);
    expect([...firstTicks(trayOf(board, scene, 4, told(true)), null, new Set([0]))]).toEqual([]);
  });

  it('keeps the ticks that are still good when it opens again on the same space', () => {
    const tray = trayOf(board, scene, 4, told(true));
    expect([...firstTicks(tray, tray, new Set([1, 2]))]).toEqual([1]);
    expect([...firstTicks(tray, trayOf(board, scene, 5, told(true)), new Set([1]))]).toEqual([]);
  });

  it('knows where a side has a stack', () => {
    expect(standsOn(scene, 2)).toBe(4);
    expect(standsOn(scene, 7)).toBe(-1);
    expect(hasStack(board, scene, 0, 4)).toBe(true);
    expect(hasStack(board, scene, 1, 4)).toBe(false);
    expect(hasStack(board, scene, 0, 6)).toBe(false);
  });

  it('counts what is only counted: at first what goes with the whole stack', () => {
    const tray = trayOf(board, scene, 4, told());
    const counts = firstCounts(tray, null, new Map());
    expect([...counts]).toEqual([[1, 3], [0, 0]]);
    expect([...firstCounts(tray, tray, new Map([[1, 9], [0, 1]]))]).toEqual([[1, 3], [0, 1]]);
    expect(heldBy(new Set([2]), counts)).toEqual({ pieces: [2], lots: [[1, 3]] });
    expect(isEmpty(heldBy(new Set(), new Map([[1, 0]])))).toBe(true);
    expect(tray.goals.has(9)).toBe(true);
  });

  it('knows what one token of a stack is', () => {
    expect(heldOf({ lot: 5, count: 2 } as unknown as Token)).toEqual({ pieces: [], lots: [[5, 2]] });
    expect(heldOf({ pieces: [1, 2], count: 2 } as unknown as Token)).toEqual({ pieces: [1, 2], lots: [] });
  });

  it('takes up the stacks of allies too', () => {
    const sides = { sides: [{ camp: 0 }, { camp: 1 }, { camp: 0 }] } as unknown as Board;
    const allied = { tokens: [{ key: 'x', at: ['space', 3], side: 2, lot: 1, count: 2 }] } as unknown as Scene;
    expect(hasStack(sides, allied, 0, 3)).toBe(true);
    expect(hasStack(sides, allied, 1, 3)).toBe(false);
  });
});
