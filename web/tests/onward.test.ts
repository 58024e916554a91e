import { describe, expect, it } from 'vitest';
import { onward, Weighed } from '../src/play/onward';
import type { Ask, Offer, TableState } from '../src/play/protocol';

const offer = (verb: string, ...targets: [string, number][]): Offer => ({ choice: [verb], label: verb, verb, targets });
const ask = (more: Partial<Ask> = {}): Ask => ({ seat: 0, key: 'step', prompt: '', waiting: '', rule: '', focus: null, answered: false, choices: [], ...more });
const state = (ply: number, free = true, asks = 1): TableState =>
  ({ ply, over: false, asks: Array.from({ length: asks }, () => ask()), undo: { free, how: free ? 'free' : 'ask', request: null } }) as unknown as TableState;
const ONE = [offer('done')];

describe('a step with one answer', () => {
  it('is answered when one comes to it, and gone over when one goes back', () => {
    expect(onward(4, state(5), ask(), ONE)).toBe('answer');
    expect(onward(6, state(5), ask(), ONE)).toBe('back');
    expect(onward(6, state(5, false), ask(), ONE)).toBe('ask');
  });

  it('is asked where that hides something, where others are asked too, and when the page has just come', () => {
    expect(onward(4, state(5), ask({ secret: true }), ONE)).toBe('ask');
    expect(onward(4, state(5, true, 2), ask(), ONE)).toBe('ask');
    expect(onward(undefined, state(5), ask(), ONE)).toBe('ask');
    expect(onward(4, state(5), ask({ answered: true }), ONE)).toBe('ask');
    expect(onward(4, state(5), ask(), [offer('a'), offer('b')])).toBe('ask');
    expect(onward(4, state(5), null, [])).toBe('ask');
  });
});

describe('odds that were weighed', () => {
  const march = offer('march', ['space', 8]);

  it('need no second dialog at the questions after it about the same space', () => {
    const weighed = new Weighed();
    expect(weighed.done).toBe(false);
    weighed.commit(march);
    weighed.next(null);
    expect(weighed.done).toBe(false);
    weighed.next(ask({ focus: ['space', 8] }));
    expect(weighed.done).toBe(true);
    weighed.next(ask({ focus: ['space', 8] }));
    expect(weighed.done).toBe(true);
    weighed.next(ask({ focus: ['space', 9] }));
    weighed.next(ask({ focus: ['space', 8] }));
    expect(weighed.done).toBe(false);
  });

  it('do at a question about something else', () => {
    const weighed = new Weighed();
    weighed.commit(march);
    weighed.next(ask({ focus: ['space', 9] }));
    expect(weighed.done).toBe(false);
    weighed.commit(offer('roll'));
    weighed.next(ask());
    expect(weighed.done).toBe(false);
  });
});
