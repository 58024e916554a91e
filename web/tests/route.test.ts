import { describe, expect, it } from 'vitest';
import { about } from '../src/play/about';
import type { Board, Scene } from '../src/contract';
import { readRoute, tableAddress } from '../src/play/route';
import type { OutcomeShown } from '../src/play/protocol';
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

const outcome = (text: string, chance: number, more: Partial<OutcomeShown>): OutcomeShown => ({
  text, chance, rule: '', when: '', sides: [], success: true, reaction: false, ...more,
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
        outcome('Greene intercepts if he tries', 0.5, { rule: '7.8', sides: [0] }),
        outcome('British win', 0.17, { when: 'if Greene intercepts', sides: [1], reaction: true }),
        outcome('Americans win', 0.43, { when: 'if they are left to stand', sides: [0] }),
        outcome('British win', 0.57, { when: 'if they are left to stand', sides: [1] }),
      ],
    };
    expect(branches(odds).map(({ when, outcomes }) => [when, outcomes.length])).toEqual([
      ['', 1], ['If Greene intercepts', 1], ['If they are left to stand', 2],
    ]);
    expect(inShort(odds, 1)).toBe('British win 57%');
    expect(inShort(odds, 0)).toBe('Greene intercepts if he tries 50%');
    const assault = [outcome('taken', 0.4, { sides: [0] }), outcome('held', 0.6, { sides: [1] })];
    expect(inShort({ ...odds, outcomes: assault }, 0)).toBe('taken 40%');
    expect(inShort({ ...odds, outcomes: assault }, 1)).toBe('held 60%');
    expect(inShort({ ...odds, outcomes: [outcome('lost: 2', 0.3, { success: false })] }, 1)).toBe('lost: 2 30%');
    expect(inShort({ ...odds, outcomes: [] }, 0)).toBe('');
  });
});
