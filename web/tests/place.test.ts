import { describe, expect, it } from 'vitest';
import { place, type Spot } from '../src/map/place';
import { around, lengthInside, overlap, type Rect } from '../src/map/shapes';

const SHEET: Rect = [0, 0, 100, 100];
const spot = (x: number, y: number, price = 0): Spot => ({ rect: around(x, y, 10, 10), price });

describe('placing', () => {
  it('takes the cheapest spot when nothing is in the way', () => {
    expect(place([{ spots: [spot(20, 20, 5), spot(50, 50, 1)] }], [], SHEET)).toEqual([1]);
  });

  it('avoids walls and the world outside the sheet', () => {
    const spots = [spot(20, 20), spot(99, 50, 1), spot(60, 60, 2)];
    expect(place([{ spots }], [around(20, 20, 4, 4)], SHEET)).toEqual([2]);
  });

  it('moves a contented thing aside for one that has nowhere else to go', () => {
    const flexible = { spots: [spot(50, 50), spot(80, 80, 3)] };
    const stuck = { spots: [spot(50, 50)] };
    expect(place([flexible, stuck], [], SHEET)).toEqual([1, 0]);
    expect(place([stuck, flexible], [], SHEET)).toEqual([0, 1]);
  });

  it('gives the same answer every time', () => {
    const things = Array.from({ length: 12 }, (_, i) => ({
      spots: Array.from({ length: 9 }, (_unused, k) => spot(15 + ((i * 7 + k * 13) % 70), 15 + ((i * 11 + k * 29) % 70), k)),
    }));
    const once = place(things, [], SHEET, { shakes: 20 });
    expect(place(things, [], SHEET, { shakes: 20 })).toEqual(once);
    const rects = once.map((chosen, i) => things[i]!.spots[chosen]!.rect);
    const hits = rects.flatMap((a, i) => rects.slice(i + 1).filter((b) => overlap(a, b) > 0));
    expect(hits).toEqual([]);
  });
});

describe('boxes and lines', () => {
  it('measures how much of a line a box hides', () => {
    expect(lengthInside([0, 5], [100, 5], [20, 0, 50, 10])).toBeCloseTo(30);
    expect(lengthInside([0, 20], [100, 20], [20, 0, 50, 10])).toBe(0);
    expect(lengthInside([30, 5], [40, 5], [20, 0, 50, 10])).toBeCloseTo(10);
  });

  it('calls boxes that only touch free of each other', () => {
    expect(overlap([0, 0, 10, 10], [10, 0, 20, 10])).toBe(0);
    expect(overlap([0, 0, 10, 10], [9, 8, 20, 20])).toBe(2);
  });
});
