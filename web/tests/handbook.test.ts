/** Handbooks: rules by chapter, texts with their terms as links, and where each card is. */
import { describe, expect, it } from 'vitest';
import type { Board, Scene } from '../src/contract';
import { alike, cardStates, counts, ranges, UNSEEN } from '../src/handbook/gallery';
import { byChapter, depthOf, isIn, linked, type Term } from '../src/handbook/handbook';
import { GENERAL } from '../src/handbook/general';

const RULES = { '2.0': 'The map.', '2.1': 'Spaces.', '10.0': 'Control of colonies.', '10.11': 'Placing; see 10.2.', '10.2': 'Congress.', 'Card 3': 'An event.', O1: 'Optional.' };
const CHAPTERS: [string, string][] = [['2', 'The map'], ['10', 'Political control'], ['Card', 'Events'], ['O', 'Options']];

describe('the rules', () => {
  it('stand under their chapters in the order of numbers', () => {
    const parts = byChapter(RULES, CHAPTERS);
    expect(parts.map(({ title }) => title)).toEqual(['The map', 'Political control', 'Events', 'Options']);
    expect(parts[1]!.rules.map(([number]) => number)).toEqual(['10.0', '10.2', '10.11']);
  });

  it('are all there where a game names no chapters', () => {
    expect(byChapter(RULES, [])).toHaveLength(1);
    expect(byChapter(RULES, [['2', 'The map']]).flatMap(({ rules }) => rules)).toHaveLength(Object.keys(RULES).length);
  });

  it('of chapter 1 are not those of chapter 10', () => {
    expect(isIn('10.2', '1')).toBe(false);
    expect(isIn('1.2', '1')).toBe(true);
    expect(isIn('Card 12', 'Card')).toBe(true);
    expect([depthOf('7.0'), depthOf('7.8'), depthOf('7.8.A')]).toEqual([0, 1, 2]);
  });
});

describe('a text', () => {
  const terms: Term[] = [
    { name: 'PC marker', text: 'Political control marker.', rule: '10.0' },
    { name: 'CU', text: 'Combat unit.', rule: '3.0' },
    { name: 'War Party', text: 'Indians.', rule: '1.4' },
  ];

  it('has its terms and rule numbers as links, each term once', () => {
    const pieces = linked('Place PC markers (10.2) where a CU is; a CU guards. 9.9 is no rule.', terms, RULES);
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : 'term' in piece ? `<${piece.term.name}>` : `§${piece.rule}`)).join('')).toBe(
      'Place <PC markers> (§10.2) where a <CU> is; a CU guards. 9.9 is no rule.',
    );
  });

  it('without terms stays whole', () => {
    expect(linked('Nothing to link.', terms)).toEqual(['Nothing to link.']);
    expect(linked('McCUlloch', terms)).toEqual(['McCUlloch']);
  });
});

describe('the gallery of cards', () => {
  const card = (number: number): unknown => ({ number, title: number ? `Card ${number}` : '', text: '' });
  const board = { cards: [0, 1, 2, 3, 4, 5].map(card) } as unknown as Board;
  const scene = {
    hands: [{ seat: 0, count: 1, cards: [1], known: [] }, { seat: 1, count: 2, cards: null, known: [2] }],
    piles: [{ id: 'discards', name: 'Discard pile', cards: [3] }],
  } as unknown as Scene;
  const name = (seat: number): string => ['American', 'British'][seat]!;

  it('tells what is in hand, known, played and not seen, from the seat’s own scene', () => {
    const states = cardStates(board, scene, name, 0);
    expect(states.map(({ where }) => where)).toEqual(['Your hand', 'British hand', 'Discard pile', '', '']);
    expect(counts(states)).toEqual([['Your hand', 1], ['British hand', 1], ['Discard pile', 1], [UNSEEN, 2]]);
  });

  it('shows cards that read alike and lie at one place once, with all their numbers', () => {
    const twins = { cards: board.cards.map((each) => ({ ...each, title: each.title && 'OPS' })) } as unknown as Board;
    const numbers = alike(twins, cardStates(twins, scene, name, 0)).map(({ numbers }) => numbers);
    expect(numbers).toEqual([[1], [2], [3], [4, 5]]);
    expect(alike(board, cardStates(board, null, name, -1))).toHaveLength(5);
    expect([ranges([1, 2, 3, 7]), ranges([5]), ranges([9, 8])]).toEqual(['1–3, 7', '5', '8–9']);
  });

  it('tells a spectator nothing of a hand he does not see', () => {
    const blind = { ...scene, hands: [{ seat: 0, count: 1, cards: null, known: [] }] } as unknown as Scene;
    expect(cardStates(board, blind, name, -1).filter(({ where }) => !where)).toHaveLength(4);
  });
});

it('the general glossary is in order, each word once', () => {
  const names = GENERAL.map(([word]) => word.toLowerCase());
  expect(names).toEqual([...new Set(names)].sort((a, b) => a.localeCompare(b)));
});
