/** Standing answers: what a person has answered in advance to questions that come often. */
import { sameChoice } from './choices';
import type { Ask, Choice, Offer, StandingAnswer } from './protocol';

/** Questions that are answered with few choices, one of them by a bare verb: reactions. */
export function isReaction(ask: Ask): boolean {
  const choices = ask.choices ?? [];
  return choices.length >= 2 && choices.length <= 12 && choices.some((offer) => offer.choice.length === 1);
}

/** "always: let them pass" takes the place of whatever was said of the question before. */
export function always(answers: readonly StandingAnswer[], ask: Ask, offer: Offer): StandingAnswer[] {
  return [
    ...answers.filter((answer) => answer.question !== ask.key),
    { question: ask.key, always: offer.choice },
  ];
}

/** "never: intercept with Lee" joins what is never done already. */
export function never(answers: readonly StandingAnswer[], ask: Ask, offer: Offer): StandingAnswer[] {
  const before = answers.find((answer) => answer.question === ask.key && answer.never);
  if (before?.never?.some((choice) => sameChoice(choice, offer.choice))) return [...answers];
  return [
    ...answers.filter((answer) => answer.question !== ask.key),
    { question: ask.key, never: [...(before?.never ?? []), offer.choice] },
  ];
}

/** "always ask me": nothing stands for this question any more. */
export function askMe(answers: readonly StandingAnswer[], question: string): StandingAnswer[] {
  return answers.filter((answer) => answer.question !== question);
}

/** As a person reads it; `name` says what a part of a choice is called. */
export function inWords(answer: StandingAnswer, name: (choice: Choice) => string = plainly): string {
  const said = name;
  if (answer.always?.length) return `Always: ${said(answer.always)}`;
  return `Never: ${(answer.never ?? []).map(said).join('; ')}`;
}

const plainly = (choice: Choice): string => choice.join(' ').replaceAll('_', ' ');
