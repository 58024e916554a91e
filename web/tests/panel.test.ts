import { describe, expect, it } from 'vitest';
import { inShownOrder, panelOf, slotsOf, useOf, type Group } from '../src/play/panel';
import { NO_SLOTS, nextSlots, type Kept } from '../src/play/slots';
import type { Board } from '../src/contract';
import type { Ask, Offer } from '../src/play/protocol';

/** A choice whose label has the names of its targets in brackets. */
function offer(marked: string, verb: string, ...args: (readonly [string, number] | number)[]): Offer {
  const spans: [number, number][] = [];
  let label = '';
  for (const part of marked.split(/(\[[^\]]*\])/)) {
    const name = part.startsWith('[') ? part.slice(1, -1) : part;
    if (part.startsWith('[')) spans.push([label.length, label.length + name.length]);
    label += name;
  }
  const targets = args.filter((arg): arg is readonly [string, number] => typeof arg !== 'number').map(([kind, index]): [string, number] => [kind, index]);
  return { choice: [verb, ...args.map((arg) => (typeof arg === 'number' ? arg : arg[1]))], label, verb, targets, ...(spans.length ? { spans } : {}) };
}

const board = { kinds: { general: 'piece' }, regions: [], pieces: [] } as unknown as Board;
const shown = (offers: readonly Offer[], on: Board = board): Group[] => panelOf(on, offers.map((each, number) => ({ offer: each, number, gone: false })));
const shorts = (group: Group): string[] => slotsOf(group).map(({ short }) => short);

const SUFFREN = ['card', 8] as const;
const ESTAING = ['card', 9] as const;
const OPS = ['card', 7] as const;
const HAND = [
  offer('[Admiral Suffren Wins (#8)]: play the event', 'event', SUFFREN),
  offer('[Admiral Suffren Wins (#8)]: discard', 'discard', SUFFREN),
  offer('[Admiral d’Estaing Sails (#9)]: discard', 'discard', ESTAING),
  offer('[1 OPS (#7)]: activate a general', 'activate', OPS),
  offer('Pass', 'pass'),
];

describe('the panel of a hand', () => {
  it('is arranged by card, each with its uses under its whole title', () => {
    const groups = shown(HAND);
    expect(groups.map(({ heading }) => heading)).toEqual(['Admiral Suffren Wins (#8)', 'Admiral d’Estaing Sails (#9)', '1 OPS (#7)', '']);
    expect(groups.map(shorts)).toEqual([['Play the event', 'Discard'], ['Discard'], ['Activate a general'], ['Pass']]);
    expect(useOf(HAND[1]!)).toBe('Discard');
  });

  it('never splits a title that others begin like', () => {
    const [discard] = shown([offer('Discard [Admiral Suffren Wins (#8)]', 'discard', SUFFREN), offer('Discard [Admiral d’Estaing Sails (#9)]', 'discard', ESTAING)]);
    expect(discard!.heading).toBe('Discard');
    expect(shorts(discard!)).toEqual(['Admiral Suffren Wins (#8)', 'Admiral d’Estaing Sails (#9)']);
    const [given] = shown([offer('Give [2 OPS (#30)] for the discarded event', 'exchange', ['card', 30]), offer('Give [2 OPS (#31)] for the discarded event', 'exchange', ['card', 31])]);
    expect(shorts(given!)[0]).toContain('2 OPS (#30)');
  });
});

describe('choices by verb', () => {
  const PLACES = [
    offer('Place a marker in [Boston]', 'place', ['space', 8]),
    offer('Flip the marker in [Albany]', 'flip', ['space', 15]),
    offer('Place a marker in [New Haven]', 'place', ['space', 13]),
    offer('Place a marker in [New York]', 'place', ['space', 14]),
    offer('Done', 'done'),
  ];

  it('gather under what their labels share, and a name is whole', () => {
    const groups = shown(PLACES);
    expect(groups.map(({ verb, heading }) => [verb, heading])).toEqual([['place', 'Place a marker in'], ['flip', ''], ['done', '']]);
    expect(shorts(groups[0]!)).toEqual(['Boston', 'New Haven', 'New York']);
    expect(shorts(shown(PLACES.slice(2, 4))[0]!)).toEqual(['New Haven', 'New York']);
  });

  it('keep an ending that is no part of its own', () => {
    const [raiders] = shown([offer('War Party moves in', 'raider', 1), offer('Active War Party moves in', 'raider', 2)]);
    expect(raiders!.heading).toBe('');
    expect(shorts(raiders!)).toEqual(['War Party moves in', 'Active War Party moves in']);
  });

  it('are numbered in the order in which they are shown', () => {
    expect(inShownOrder(board, PLACES).map(({ choice }) => choice[1])).toEqual([8, 13, 14, 15, undefined]);
  });
});

describe('many ways from one space', () => {
  const BOSTON = ['space', 1] as const;
  const NEW_YORK = ['space', 2] as const;
  const MOVES = [
    offer('From [Boston]: 1 × Regular', 'move', BOSTON, 0, 1),
    offer('From [Boston]: 2 × Regular', 'move', BOSTON, 0, 2),
    offer('From [New York]: 1 × Tory', 'move', NEW_YORK, 1, 1),
  ];

  it('stand under its name, whether there are several or one is left', () => {
    expect(shown(MOVES).map(({ heading, thing }) => [heading, thing])).toEqual([['From Boston', ['space', 1]], ['From New York', ['space', 2]]]);
    expect(shorts(shown(MOVES)[0]!)).toEqual(['1 × Regular', '2 × Regular']);
  });
});

describe('a long list', () => {
  const regions = [{ name: 'Massachusetts', spaces: [0, 1, 2, 3, 4, 5, 6] }, { name: 'Georgia', spaces: [7, 8, 9, 10, 11, 12, 13] }];
  const long = { ...board, regions } as unknown as Board;
  const places = (count: number): Offer[] => Array.from({ length: count }, (_, i) => offer(`Place a marker in [Town ${i}]`, 'place', ['space', (i * 5) % 14]));

  it('is divided by region', () => {
    const [group] = shown(places(14), long);
    expect(group!.parts.map(({ name, slots }) => [name, slots.length])).toEqual([['Massachusetts', 7], ['Georgia', 7]]);
    expect(group!.heading).toBe('Place a marker in');
  });

  it('is not if it is short, or if some belong nowhere', () => {
    expect(shown(places(12), long)[0]!.parts).toHaveLength(1);
    expect(shown([...places(13), offer('Place a marker in [Nowhere]', 'place', ['space', 99])], long)[0]!.parts).toHaveLength(1);
  });
});

describe('slots', () => {
  const ask = (choices: Offer[], focus: [string, number] | null = null, key = 'pick'): Ask => ({
    seat: 0, key, prompt: '', waiting: '', rule: '', focus, answered: false, choices,
  });
  const town = (name: string, at: number): Offer => offer(`Pick [${name}]`, 'pick', ['space', at]);
  const [A, B, C, D] = [town('Albany', 0), town('Boston', 1), town('Concord', 2), town('Detroit', 3)] as [Offer, Offer, Offer, Offer];
  const step = (before: Kept, n: number, asked: Ask | null): Kept => nextSlots(before, n, asked, (offers) => [...offers]);
  const told = ({ slots }: Kept): [unknown, number, boolean][] => slots.map(({ offer: of, number, gone }) => [of.choice[1], number, gone]);

  it('keep texts, order and keys from click to click', () => {
    const first = step(NO_SLOTS, 1, ask([A, B, C]));
    const second = step(first, 2, ask([A, C, D]));
    expect(told(second)).toEqual([[0, 0, false], [1, 1, true], [2, 2, false], [3, 3, false]]);
    expect(told(step(second, 3, ask([A, B, C])))).toEqual([[0, 0, false], [1, 1, false], [2, 2, false], [3, 3, true]]);
    const texts = (kept: Kept): string[] => panelOf(board, kept.slots).flatMap(shorts);
    expect(texts(second).slice(0, 3)).toEqual(texts(first));
  });

  it('begin anew with another question, another place, or after somebody else was asked', () => {
    const first = step(NO_SLOTS, 1, ask([A, B], ['space', 4]));
    expect(told(step(first, 2, ask([B], ['space', 5])))).toEqual([[1, 0, false]]);
    expect(told(step(first, 2, ask([B], ['space', 4], 'other')))).toEqual([[1, 0, false]]);
    expect(told(step(step(first, 2, null), 3, ask([B], ['space', 4])))).toEqual([[1, 0, false]]);
    expect(told(step(first, 2, ask([C, D], ['space', 4])))).toEqual([[2, 0, false], [3, 1, false]]);
  });

  it('give their keys to the rest of a long list when nothing else has one', () => {
    const towns = Array.from({ length: 40 }, (_, i) => town(`Town ${i}`, i));
    const first = step(NO_SLOTS, 1, ask(towns));
    expect(told(step(first, 2, ask(towns.slice(30)))).filter(([, , gone]) => !gone)[0]).toEqual([30, 30, false]);
    expect(told(step(first, 2, ask(towns.slice(36)))).map(([, number]) => number)).toEqual([0, 1, 2, 3]);
  });
});
