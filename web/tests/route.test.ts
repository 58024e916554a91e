import { describe, expect, it } from 'vitest';
import { about } from '../src/play/about';
import type { Board, Scene } from '../src/contract';
import { readRoute, tableAddress } from '../src/play/route';
import { branches, inShort, percent } from '../src/table/percent';
import boardJson from '../src/demo/board.json';
import scenesJson from '../src/demo/scenes.json';

const board = boardJson as unknown as Board;
const scene = (scenesJson as unknown as Scene[])[0]!;

describe('addresses', () => {
  it('carry table and secret in the fragment only', () => {
    expect(tableAddress('a_b-c', 'x/y')).toBe('#/table/a_b-c/x%2Fy');
    expect(readRoute('#/table/a_b-c/x%2Fy')).toEqual({ page: 'table', table: 'a_b-c', token: 'x/y' });
    expect(readRoute('#/review/a')).toEqual({ page: 'review', table: 'a' });
    expect(readRoute('#/what-if/a/41')).toEqual({ page: 'table', table: 'a', token: '', from: 41 });
    expect(readRoute('')).toEqual({ page: 'lobby' });
    expect(readRoute('#/nonsense')).toEqual({ page: 'lobby' });
  });
});

describe('about anything', () => {
  it('has a title, words and rules for every thing of the board', () => {
    const things: [string, number][] = [
      ...board.spaces.map((_, i): [string, number] => ['space', i]),
      ...board.pieces.map((_, i): [string, number] => ['piece', i]),
      ...board.regions.map((_, i): [string, number] => ['region', i]),
      ...board.zones.map((_, i): [string, number] => ['zone', i]),
      ...board.tracks.map((_, i): [string, number] => ['track', i]),
      ...board.boxes.map((_, i): [string, number] => ['box', i]),
      ...board.cards.slice(1).map((_, i): [string, number] => ['card', i + 1]),
    ];
    for (const [kind, index] of things) {
      const told = about(board, scene, kind, index);
      expect(told?.title, `${kind} ${index}`).toBeTruthy();
      expect(told!.lines.join(''), `${kind} ${index}`).toBeTruthy();
    }
    expect(about(board, scene, 'space', 999)).toBeNull();
  });

  it('says what is a reconstruction', () => {
    const card = board.cards.findIndex((each) => each.confidence === 'reconstructed');
    expect(about(board, scene, 'card', card)!.doubt).toContain('econstructed');
    const sure = board.spaces.findIndex((each) => each.confidence === 'certain');
    expect(about(board, scene, 'space', sure)!.doubt).toBe('');
  });
});

describe('chances', () => {
  it('never say certain of what is not', () => {
    expect([percent(0), percent(0.001), percent(0.42), percent(0.9999), percent(1)]).toEqual(['0%', '<1%', '42%', '>99%', '100%']);
  });

  it('stand under what they depend on, and one is shown in short', () => {
    const odds = {
      title: '',
      modifiers: [],
      notes: [],
      outcomes: [
        ['Greene intercepts if he tries, on 3 or less (7.8)', 0.5],
        ['if Greene intercepts: British win', 0.17],
        ['if they are left to stand: American win', 0.43],
        ['if they are left to stand: British win', 0.57],
      ] as [string, number][],
    };
    expect(branches(odds).map(({ when, outcomes }) => [when, outcomes.length])).toEqual([
      ['', 1], ['If Greene intercepts', 1], ['If they are left to stand', 2],
    ]);
    expect(inShort(odds, 'British')).toBe('British win 57%');
    expect(inShort({ ...odds, outcomes: [['taken', 0.4], ['held', 0.6]] }, 'Red')).toBe('taken 40%');
    expect(inShort({ ...odds, outcomes: [] }, 'Red')).toBe('');
  });
});
