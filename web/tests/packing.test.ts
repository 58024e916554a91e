import { describe, expect, it } from 'vitest';
import { packField, packNumbers, unpackField, unpackNumbers } from '../src/map/packing';

describe('packed numbers', () => {
  const numbers = [0, -1, 1, 35, 36, -36, -37, 575, 576, -612, 9180, -123_456, 7_654_321];

  it('are the same when they are read again', () => {
    expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
    expect(packNumbers([0, -1, 1, 35])).toHaveLength(4);
  });

  it('of a field are small where it rises evenly', () => {
    const field = Array.from({ length: 60 }, (_, i) => 1000 + 7 * (i % 12) - 3 * Math.floor(i / 12));
    expect(unpackField(packField(field, 12), 12)).toEqual(field);
    expect(packField(field, 12).length).toBeLessThan(64);
  });
});
