/** Places of the choices in the panel: as long as one chooses on in the same selection, each keeps its text, its
 * place and its key, and what can no longer be chosen stays where it was, greyed. */
import { sameChoice } from './choices';
import { keyOf } from './keys';
import type { Ask, Offer } from './protocol';

export interface Slot {
  offer: Offer;
  /** Which answer key it has, counted from 0. */
  number: number;
  /** It was to be chosen before, and cannot now. */
  gone: boolean;
}

/** The slots of a question as it was last asked. */
export interface Kept {
  n: number;
  key: string;
  slots: readonly Slot[];
}

export const NO_SLOTS: Kept = { n: -1, key: '', slots: [] };

/** What makes two askings one selection: the same question to the same seat about the same thing. */
const selectionKey = (ask: Ask): string => `${ask.seat} ${ask.key} ${ask.focus?.join(' ') ?? ''}`;

/** The slots of an open question, given those of the moment before. A new selection is numbered in the order in which
 * the panel shows it. */
export function nextSlots(before: Kept, n: number, ask: Ask | null, inOrder: (offers: readonly Offer[]) => Offer[]): Kept {
  if (!ask?.choices || ask.answered) return { n, key: '', slots: [] };
  const key = selectionKey(ask);
  const offers = ask.choices;
  const going = key === before.key && before.slots.some(({ offer }) => offers.some((each) => sameChoice(each.choice, offer.choice)));
  const anew = (): Kept => ({ n, key, slots: inOrder(offers).map((offer, number) => ({ offer, number, gone: false })) });
  if (!going) return anew();
  const slots: Slot[] = before.slots.map((slot) => {
    const offer = offers.find((each) => sameChoice(each.choice, slot.offer.choice));
    return { offer: offer ?? slot.offer, number: slot.number, gone: !offer };
  });
  let number = slots.reduce((most, slot) => Math.max(most, slot.number), -1);
  for (const offer of offers) {
    if (!slots.some((slot) => sameChoice(slot.offer.choice, offer.choice))) slots.push({ offer, number: ++number, gone: false });
  }
  // Of a long list the last choices had no key at first: they get one when nothing else has.
  return slots.some((slot) => !slot.gone && keyOf(slot.number)) ? { n, key, slots } : anew();
}
