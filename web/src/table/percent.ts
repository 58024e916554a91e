/** Chances as people say them. */
import type { OddsShown, OutcomeShown } from '../play/protocol';
import { capital } from '../words';

/** A chance in percent; never 0 or 100 for what is not certain. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  if (chance < 0.01) return '<1%';
  if (chance > 0.99) return '>99%';
  return `${Math.round(chance * 100)}%`;
}

export interface Branch {
  /** "If Greene intercepts", or empty for what holds in any case. */
  when: string;
  outcomes: OutcomeShown[];
}

/** Outcomes under what they depend on, in the order told. */
export function branches(odds: OddsShown): Branch[] {
  const found = new Map<string, OutcomeShown[]>();
  for (const outcome of odds.outcomes) found.set(outcome.when, [...(found.get(outcome.when) ?? []), outcome]);
  return [...found].map(([when, outcomes]) => ({ when: capital(when), outcomes }));
}

/** The one outcome to show beside a choice: one's own success, if nobody reacts. */
export function inShort(odds: OddsShown, side: number): string {
  const plain = odds.outcomes.filter(({ reaction }) => !reaction);
  const hopeful = plain.filter(({ success }) => success);
  const shown = hopeful.find(({ sides }) => sides.includes(side)) ?? hopeful[0] ?? plain[0] ?? odds.outcomes[0];
  return shown ? briefly(shown) : '';
}

/** An outcome in a few words: what, and how likely. */
export function briefly({ text, chance }: OutcomeShown): string {
  return `${text} ${percent(chance)}`;
}
