/** The grid of a chart: round numbers, zero among them, inside the bounds. */
import { describe, expect, it } from 'vitest';
import { ticksOf } from '../src/review/ticks';

describe('the lines of a grid', () => {
  it.each([
    [-20.5, 20.5, [-20, -10, 0, 10, 20]],
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [-3, 8, [-2.5, 0, 2.5, 5, 7.5]],
    [0, 40, [0, 10, 20, 30, 40]],
  ])('from %d to %d', (least, most, wanted) => {
    expect(ticksOf(least, most)).toEqual(wanted);
  });
});
