/** What needs no hand: steps with one answer, and odds that were weighed already. */
import type { Ask, Offer, TableState } from './protocol';

/** What to do with an open question: ask it; answer it, since there is one answer and to ask would hide nothing; or,
 * when one has come back to such a step by an undo, go on back. `before` is how many choices had been made when the
 * seat was last looked at, if it was. */
export function onward(before: number | undefined, state: TableState, ask: Ask | null, offers: readonly Offer[]): 'ask' | 'answer' | 'back' {
  if (!ask || ask.answered || ask.secret || state.over || state.asks.length > 1 || offers.length !== 1) return 'ask';
  if (before === undefined || before === state.ply) return 'ask';
  if (before < state.ply) return 'answer';
  return state.undo.how === 'free' || state.undo.how === 'alone' ? 'back' : 'ask';
}

/** An attack has one dialog of odds: the questions after it about the same space need none, until another comes. */
export class Weighed {
  private things: readonly string[] = [];
  private covered = false;

  /** A choice is made whose odds were shown. */
  commit(offer: Offer): void {
    this.things = offer.targets.map((target) => target.join(' '));
    this.covered = false;
  }

  /** The table has gone on to a question, or to somebody else's. */
  next(ask: Ask | null): void {
    if (!ask || ask.answered) return;
    this.covered = ask.focus !== null && this.things.includes(ask.focus.join(' '));
    if (!this.covered) this.things = [];
  }

  /** No dialog is needed for the open question. */
  get done(): boolean {
    return this.covered;
  }
}
