import { describe, expect, it } from 'vitest';
import type { Ask, Offer } from '../src/play/protocol';
import { always, askMe, inWords, isReaction, never } from '../src/play/standing';

const offer = (label: string, ...choice: [string, ...number[]]): Offer => ({ choice, label, verb: choice[0], targets: [] });
const LEE = offer('Intercept with Lee', 'intercept', 5);
const GATES = offer('Intercept with Gates', 'intercept', 3);
const PASS = offer('Let them pass', 'let_pass');
const ASK: Ask = { seat: 0, key: 'intercept', prompt: '', waiting: '', rule: '7.8', focus: null, answered: false, choices: [LEE, GATES, PASS] };

describe('standing answers', () => {
  it('are offered for reactions, not for a whole turn', () => {
    expect(isReaction(ASK)).toBe(true);
    expect(isReaction({ ...ASK, choices: [LEE, GATES] })).toBe(false);
    expect(isReaction({ ...ASK, choices: [...Array(40).fill(LEE), PASS] })).toBe(false);
    expect(isReaction({ ...ASK, choices: [LEE, offer('March', 'march', 1), PASS] })).toBe(false);
  });

  it('are not offered for a step of one’s own turn', () => {
    expect(isReaction(ASK, true)).toBe(false);
  });

  it('never intercept with Lee, nor with Gates', () => {
    const one = never([], ASK, LEE);
    expect(one).toEqual([{ question: 'intercept', never: [['intercept', 5]] }]);
    expect(never(one, ASK, GATES)).toEqual([{ question: 'intercept', never: [['intercept', 5], ['intercept', 3]] }]);
    expect(never(one, ASK, LEE)).toEqual(one);
  });

  it('always let them pass: takes the place of what stood before', () => {
    expect(always(never([], ASK, LEE), ASK, PASS)).toEqual([{ question: 'intercept', always: ['let_pass'] }]);
  });

  it('are withdrawn question by question', () => {
    const both = [...always([], ASK, PASS), { question: 'retreat_before_battle', always: ['stand'] as ['stand'] }];
    expect(askMe(both, 'intercept')).toEqual([{ question: 'retreat_before_battle', always: ['stand'] }]);
  });

  it('are said in words', () => {
    expect(inWords({ question: 'intercept', always: ['let_pass'] })).toBe('Always: let pass');
    expect(inWords({ question: 'intercept', never: [['intercept', 5]] }, () => 'Lee')).toBe('Never: Lee');
  });
});
