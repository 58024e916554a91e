import { describe, expect, it } from 'vitest';
import { kept, meant, opening, whole } from '../src/map/fit';
import type { Rect } from '../src/map/shapes';

const SHEET: Rect = [0, 0, 1200, 800];
const SMALL = { width: 600, height: 600 };
const LARGE = { width: 1800, height: 1200 };
const nowhere = (): [number, number] => [600, 400];

describe('a sheet in its pane', () => {
  it('is shown whole, in the middle', () => {
    expect(whole(SHEET, SMALL)).toEqual({ x: 0, y: 100, k: 0.5 });
    expect(whole(SHEET, LARGE)).toEqual({ x: 0, y: 0, k: 1.5 });
  });

  it('opens closer where it could not be read, about what matters, and never beyond its edge', () => {
    expect(opening(SHEET, SMALL, 0.4, nowhere)).toEqual(whole(SHEET, SMALL));
    expect(opening(SHEET, SMALL, 1, nowhere)).toEqual({ x: -300, y: -100, k: 1 });
    expect(opening(SHEET, SMALL, 1, () => [0, 0])).toEqual({ x: 0, y: 0, k: 1 });
  });
});

describe('a wish to stay', () => {
  const at = { x: 10, y: 20, k: 0.5 };

  it('is no click, not even of a trembling hand', () => {
    expect(meant(at, at)).toBe(false);
    expect(meant(at, { ...at, x: 12, y: 18 })).toBe(false);
  });

  it('is a stroke or a turn of the wheel', () => {
    expect(meant(at, { ...at, x: 40 })).toBe(true);
    expect(meant(at, { ...at, k: 0.55 })).toBe(true);
  });

  it('is kept with its middle when the pane changes, but not below the whole sheet', () => {
    const close = { x: -300, y: -100, k: 1 };
    expect(kept(close, SMALL, { width: 800, height: 700 }, SHEET)).toEqual({ x: -200, y: -50, k: 1 });
    expect(kept(close, SMALL, LARGE, SHEET)).toBeNull();
  });
});
