/** The panel of choices: a hand by its cards, long lists by region, many ways with one space under its name, and
 * everything else by verb. A name is never split: the server says where names stand in a label. */
import type { Board } from '../contract';
import { capital } from '../words';
import { boardKind } from './choices';
import type { Offer } from './protocol';
import type { Slot } from './slots';

export interface Shown extends Slot {
  /** What is left of the label under the headings. */
  short: string;
}

export interface Group {
  id: string;
  verb: string;
  /** What all have in common; empty if nothing. */
  heading: string;
  /** The card or space under whose name they stand. */
  thing: readonly [string, number] | null;
  /** Parts of a long list. */
  parts: { name: string; slots: Shown[] }[];
}

/** So many choices are worth dividing by region. */
export const LONG = 12;

export const slotsOf = (group: Group): Shown[] => group.parts.flatMap((part) => part.slots);

/** The choices in groups, in the order offered. */
export function panelOf(board: Board | null, slots: readonly Slot[]): Group[] {
  const cards = cardOf(board, slots);
  const groups = new Map<string, Slot[]>();
  for (const slot of slots) {
    const card = cards(slot.offer);
    const id = card >= 0 ? `card ${card}` : slot.offer.verb;
    groups.set(id, [...(groups.get(id) ?? []), slot]);
  }
  return [...groups].flatMap(([id, of]) => {
    if (id.startsWith('card ')) return [underThing(board, id, of)];
    const spaces = new Map<number, Slot[]>();
    for (const slot of of) {
      const space = firstSpace(board, slot.offer);
      spaces.set(space, [...(spaces.get(space) ?? []), slot]);
    }
    const ways = !spaces.has(-1) && of.length > spaces.size && of.every(({ offer }) => offer.choice.length > 2);
    if (ways) return [...spaces].map(([space, some]) => underThing(board, `${id} ${space}`, some));
    return [byVerb(board, id, of)];
  });
}

/** Choices in the order in which the panel shows them: the order of the answer keys. */
export function inShownOrder(board: Board | null, offers: readonly Offer[]): Offer[] {
  const slots = offers.map((offer, number) => ({ offer, number, gone: false }));
  return panelOf(board, slots).flatMap((group) => slotsOf(group).map(({ offer }) => offer));
}

/** Which card a choice belongs to: if cards have several uses, its own; else -1, and it stands by its verb. */
function cardOf(board: Board | null, slots: readonly Slot[]): (offer: Offer) => number {
  const named = (offer: Offer): number => offer.targets.find(([kind]) => boardKind(board, kind) === 'card')?.[1] ?? -1;
  const verbs = new Set(slots.filter(({ offer }) => named(offer) >= 0).map(({ offer }) => offer.verb));
  return verbs.size > 1 ? named : () => -1;
}

const firstSpace = (board: Board | null, offer: Offer): number => offer.targets.find(([kind]) => boardKind(board, kind) === 'space')?.[1] ?? -1;

/** Choices under the name of the card or space that all of them have. */
function underThing(board: Board | null, id: string, slots: readonly Slot[]): Group {
  const first = slots[0]!.offer;
  const wanted = id.startsWith('card ') ? 'card' : 'space';
  const at = first.targets.findIndex(([kind]) => boardKind(board, kind) === wanted);
  const [, to] = first.spans?.[at] ?? [0, 0];
  const heading = wanted === 'card' ? nameIn(first, at) : first.label.slice(0, to);
  const shown = slots.map((slot) => {
    const { label, spans } = slot.offer;
    const place = slot.offer.targets.findIndex(([kind]) => boardKind(board, kind) === wanted);
    const [start, end] = spans?.[place] ?? [0, 0];
    const rest = wanted === 'card' ? tidy(`${label.slice(0, start)}${label.slice(end)}`) : tidy(label.slice(end));
    return { ...slot, short: end ? capital(rest) : label };
  });
  return { id, verb: first.verb, heading: heading || first.label, thing: [wanted, first.targets[at]![1]], parts: [{ name: '', slots: shown }] };
}

/** What a choice says of a card besides its name. */
export function useOf(offer: Offer): string {
  const at = offer.targets.findIndex(([kind]) => kind === 'card');
  const [start, end] = offer.spans?.[at] ?? [0, 0];
  return end ? capital(tidy(`${offer.label.slice(0, start)}${offer.label.slice(end)}`)) : offer.label;
}

/** The name of a target as it stands in the label. */
function nameIn({ label, spans }: Offer, target: number): string {
  const [start, end] = spans?.[target] ?? [0, 0];
  return label.slice(start, end);
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s:,]+|[\s:,]+$/g, '');

/** Choices of one verb under what their labels share, by region if they are many. */
function byVerb(board: Board | null, verb: string, slots: readonly Slot[]): Group {
  const { heading, cut } = shared(slots.map(({ offer }) => words(offer)));
  const shown = slots.map((slot, i) => ({ ...slot, short: cut(i) }));
  return { id: verb, verb, heading, thing: null, parts: byRegion(board, shown) };
}

function byRegion(board: Board | null, shown: Shown[]): Group['parts'] {
  const whole = [{ name: '', slots: shown }];
  const regions: [string, number[]][] = board?.groups ?? board?.regions?.map(({ name, spaces }): [string, number[]] => [name, spaces]) ?? [];
  if (shown.length <= LONG || regions.length < 2) return whole;
  const parts = regions.map(([name, spaces]) => ({ name, slots: shown.filter(({ offer }) => spaces.includes(firstSpace(board, offer))) }));
  const placed = parts.reduce((sum, part) => sum + part.slots.length, 0);
  return placed === shown.length ? parts.filter((part) => part.slots.length) : whole;
}

/** A label in words; a name is one word, whatever it consists of. */
function words({ label, spans = [] }: Offer): string[] {
  const found: string[] = [];
  let at = 0;
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    if (end <= start || start < at) continue;
    // What touches the name, such as a colon, belongs to it.
    const before = label.slice(at, start).search(/\S*$/) + at;
    const after = end + label.slice(end).search(/\s|$/);
    found.push(...label.slice(at, before).split(' '), label.slice(before, after));
    at = after;
  }
  found.push(...label.slice(at).split(' '));
  return found.filter(Boolean);
}

function shared(labels: readonly string[][]): { heading: string; cut: (at: number) => string } {
  const whole = { heading: '', cut: (at: number) => labels[at]!.join(' ') };
  if (labels.length < 2) return whole;
  const first = labels[0]!;
  const least = Math.min(...labels.map((each) => each.length)) - 1;
  let before = 0;
  while (before < least && labels.every((each) => each[before] === first[before])) before++;
  let after = 0;
  while (after < least - before && labels.every((each) => each[each.length - 1 - after] === first[first.length - 1 - after])) after++;
  // An ending is a thing of its own only after a colon or comma: 'War Party moves in' has none.
  if (!labels.every((each) => /[:,]$/.test(each[each.length - 1 - after]!))) after = 0;
  if (!before && !after) return whole;
  const head = [...first.slice(0, before), ...(before && after ? ['…'] : []), ...first.slice(first.length - after)];
  return {
    heading: capital(head.join(' ').replace(/[:,]$/, '')),
    cut: (at) => labels[at]!.slice(before, labels[at]!.length - after).join(' ').replace(/[:,]$/, ''),
  };
}
