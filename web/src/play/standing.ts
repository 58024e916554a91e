/** Standing answers: what a person has answered in advance to questions that come often. */
import { sameChoice } from './choices';
import type { Ask, Choice, Offer, StandingAnswer } from './protocol';

const MOST_CHOICES = 12;

/**
 * Questions that are answered with few choices of one or two kinds, one of them by a bare verb:
 * reactions. What follows at once on a choice of one's own, so that it could be taken back, is a step
 * of one's own turn and never one of them.
 */
export function isReaction(ask: Ask, ownStep = false): boolean {
  const choices = ask.choices ?? [];
  const verbs = new Set(choices.map((offer) => offer.verb));
  return (
    !ownStep && choices.length >= 2 && choices.length <= MOST_CHOICES && verbs.size <= 2 &&
    choices.some((offer) => offer.choice.length === 1)
  );
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
