/** Chances as people say them. */
import type { OddsValue } from '../play/protocol';
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
  outcomes: [string, number][];
}

const BRANCH = /^(if [^:]+): (.+)$/i;

/** Outcomes under what they depend on, in the order told. */
export function branches(odds: OddsValue): Branch[] {
  const found = new Map<string, [string, number][]>();
  for (const [what, chance] of odds.outcomes) {
    const [, when = '', rest = what] = BRANCH.exec(what) ?? [];
    found.set(when, [...(found.get(when) ?? []), [rest, chance]]);
  }
  return [...found].map(([when, outcomes]) => ({ when: capital(when), outcomes }));
}

const SUCCESS = /\b(wins?|taken|succeeds?|escapes?|intercepts?|overrun)\b/i;
const REACTION = /intercept|slip|tried|retreat/i;

/** The one outcome to show beside a choice: one's own success, if nobody reacts. */
export function inShort(odds: OddsValue, side: string): string {
  const all = branches(odds).flatMap(({ when, outcomes }) => outcomes.map(([what, chance]) => ({ when, what, chance })));
  const hopeful = all.filter(({ what }) => SUCCESS.test(what));
  const own = hopeful.filter(({ what }) => what.toLowerCase().includes(side.toLowerCase()));
  const shown = own.find(({ when }) => !REACTION.test(when)) ?? hopeful.find(({ when }) => !REACTION.test(when)) ?? all[0];
  return shown ? `${shown.what.replace(/\s*\([\d.A-Za-z]+\)/g, '')} ${percent(shown.chance)}` : '';
}
