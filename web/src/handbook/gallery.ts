/** Where each card of a game is, as far as a seat can see: from its scene alone. */
import type { Board, Scene } from '../contract';

export interface CardState {
  number: number;
  /** Empty: not seen yet. */
  where: string;
}

export const UNSEEN = 'Not seen yet';

/** The state of every card: in a hand that is known, in a pile, or not seen yet. */
export function cardStates(board: Board, scene: Scene | null, seatName: (seat: number) => string, own: number): CardState[] {
  const where = new Map<number, string>();
  for (const hand of scene?.hands ?? []) {
    const name = hand.seat === own ? 'Your hand' : `${seatName(hand.seat)} hand`;
    for (const card of [...(hand.cards ?? []), ...hand.known]) where.set(card, name);
  }
  for (const pile of scene?.piles ?? []) for (const card of pile.cards) where.set(card, pile.name);
  return board.cards
    .map((card, number) => ({ card, number }))
    .filter(({ card }) => card?.title)
    .map(({ number }) => ({ number, where: where.get(number) ?? '' }));
}

/** The groups in which cards are, with how many, those not seen last. */
export function counts(states: readonly CardState[]): [string, number][] {
  const found = new Map<string, number>();
  for (const { where } of states) if (where) found.set(where, (found.get(where) ?? 0) + 1);
  const unseen = states.filter(({ where }) => !where).length;
  return [...found, ...(unseen ? [[UNSEEN, unseen] as [string, number]] : [])];
}
