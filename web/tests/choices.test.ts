import { describe, expect, it } from 'vitest';
import { litThings, mapLit, myAsk, offersForClick, rulesKind, stillAsks } from '../src/play/choices';
import type { Board, Scene } from '../src/contract';
import type { Ask, Offer } from '../src/play/protocol';

const offer = (label: string, verb: string, ...targets: [string, number][]): Offer => ({
  choice: [verb, ...targets.map(([, index]) => index)],
  label,
  verb,
  targets,
});
const PLACES = [
  offer('Place a PC marker in Boston', 'place', ['space', 8]),
  offer('Flip the marker in Albany', 'flip', ['space', 15]),
  offer('Place a PC marker in New Haven', 'place', ['space', 13]),
  offer('Done', 'done'),
];
const CARDS = [
  offer('1 OPS (#7): move a general', 'activate', ['card', 7]),
  offer('Minor Campaign (#67): move a general', 'activate', ['card', 67]),
  offer('1 OPS (#7): throw away', 'throw', ['card', 7]),
];
const GENERALS = [offer('Activate Howe', 'general', ['general', 8]), offer('Activate Carleton', 'general', ['general', 9])];
const board = { kinds: { general: 'piece' } } as unknown as Board;
const scene = {
  tokens: [
    { key: 'general 8', at: ['space', 8], figure: 'leader', side: 1, count: 1, piece: 8, title: 'Howe' },
    { key: 'cu 8', at: ['space', 8], figure: 'plate', side: 1, count: 5, title: '5 CUs' },
    { key: 'general 2', at: ['box', 'captured'], figure: 'leader', side: 0, count: 1, piece: 2, title: 'Arnold' },
  ],
} as unknown as Scene;

describe('what is lit', () => {
  it('is whatever an offered choice names, in the words of the board', () => {
    const lit = mapLit(litThings(board, [...PLACES, ...GENERALS]));
    expect([...lit.spaces].sort()).toEqual([13, 15, 8]);
    expect([...lit.pieces]).toEqual([8, 9]);
    expect([...lit.zones]).toEqual([]);
  });

  it('follows the kinds a game declares', () => {
    const hills = { kinds: { hill: 'space' } } as unknown as Board;
    expect([...mapLit(litThings(hills, [offer('Attack', 'attack', ['hill', 3])])).spaces]).toEqual([3]);
    expect(rulesKind(hills, 'space')).toBe('hill');
    expect(rulesKind(board, 'piece')).toBe('general');
    expect(rulesKind(board, 'zone')).toBe('zone');
  });
});

describe('a click', () => {
  it('answers with what names the clicked thing', () => {
    expect(offersForClick(null, scene, PLACES, 'space', 13).map(({ label }) => label)).toEqual(['Place a PC marker in New Haven']);
    expect(offersForClick(null, scene, CARDS, 'card', 7)).toHaveLength(2);
  });

  it('on a space answers for the general who stands there', () => {
    expect(offersForClick(board, scene, GENERALS, 'space', 8).map(({ label }) => label)).toEqual(['Activate Howe']);
  });

  it('on a general answers for the space where he stands', () => {
    expect(offersForClick(null, scene, PLACES, 'piece', 8).map(({ label }) => label)).toEqual(['Place a PC marker in Boston']);
  });

  it('on what is not lit answers nothing, so that the reason is asked', () => {
    expect(offersForClick(null, scene, PLACES, 'space', 40)).toEqual([]);
    expect(offersForClick(null, scene, PLACES, 'piece', 2)).toEqual([]);
  });
});

it('one is asked only by an ask of one’s own seat that shows its choices', () => {
  const ask = (seat: number, choices: Offer[] | null): Ask => ({
    seat, key: 'play', prompt: '', waiting: '', rule: '', focus: null, answered: false, choices,
  });
  expect(myAsk([ask(1, null)], 0)).toBeNull();
  expect(myAsk([ask(1, null), ask(0, PLACES)], 0)?.seat).toBe(0);
  expect(myAsk([ask(0, null)], 0)).toBeNull();
});

describe('a click into a hex', () => {
  const grid = {
    columns: 2, rows: 1, straight: 'columns', shifted: 'odd', first: [1, 1], terrain: ['cc'], legend: { c: { name: 'Clear', look: 'clear' } },
    lines: [], named: [], places: [{ hex: 1, name: 'Town', shape: 'circle' }],
  };
  const hexes = { kinds: {}, hexes: grid, spaces: [], pieces: [] } as unknown as Board;
  const go = (space: number): Offer => ({ choice: ['go', space], verb: 'go', label: `Go to ${space}`, targets: [['space', space]] }) as unknown as Offer;

  it('means the hex and the places in it', () => {
    const offers = [go(0), go(1), go(2)];
    expect(offersForClick(hexes, null, offers, 'space', 1).map(({ label }) => label)).toEqual(['Go to 1', 'Go to 2']);
    expect(offersForClick(hexes, null, offers, 'space', 2).map(({ label }) => label)).toEqual(['Go to 1', 'Go to 2']);
    expect(offersForClick(hexes, null, offers, 'space', 0).map(({ label }) => label)).toEqual(['Go to 0']);
  });
});

describe('a question that stands while others act', () => {
  const put = { seat: 0, key: 'bid', prompt: 'Bid a card.', answered: false, choices: PLACES } as unknown as Ask;

  it('keeps the click that was made on it', () => {
    expect(stillAsks(put, { ...put }, PLACES[1]!)).toBe(true);
  });

  it('does not when it was answered, became another, or no longer has the answer', () => {
    expect(stillAsks(put, null, PLACES[1]!)).toBe(false);
    expect(stillAsks(put, { ...put, answered: true }, PLACES[1]!)).toBe(false);
    expect(stillAsks(put, { ...put, prompt: 'Bid another card.' }, PLACES[1]!)).toBe(false);
    expect(stillAsks(put, { ...put, choices: CARDS }, PLACES[1]!)).toBe(false);
  });
});
