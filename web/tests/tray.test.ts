import { describe, expect, it } from 'vitest';
import type { Board, Scene } from '../src/contract';
import { bySpace, firstTicks, hasStack, standsOn, trayOf } from '../src/play/tray';

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
    expect(hasStack(scene, 0, 4)).toBe(true);
    expect(hasStack(scene, 1, 4)).toBe(false);
    expect(hasStack(scene, 0, 6)).toBe(false);
  });
});
