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

/** Cards that read alike and are at one place, with the numbers of all of them: twelve cards of 1 OPS are one. */
export function alike(board: Board, states: readonly CardState[]): { numbers: number[]; where: string }[] {
  const found = new Map<string, { numbers: number[]; where: string }>();
  for (const { number, where } of states) {
    const { number: _, ...face } = board.cards[number]!;
    const key = JSON.stringify([face, where]);
    const kept = found.get(key);
    if (kept) kept.numbers.push(number);
    else found.set(key, { numbers: [number], where });
  }
  return [...found.values()];
}

/** Numbers as one writes them: "1–3, 7". */
export function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = runs[runs.length - 1];
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([a, b]) => (a === b ? `${a}` : `${a}–${b}`)).join(', ');
}

/** The groups in which cards are, with how many, those not seen last. */
export function counts(states: readonly CardState[]): [string, number][] {
  const found = new Map<string, number>();
  for (const { where } of states) if (where) found.set(where, (found.get(where) ?? 0) + 1);
  const unseen = states.filter(({ where }) => !where).length;
  return [...found, ...(unseen ? [[UNSEEN, unseen] as [string, number]] : [])];
}
