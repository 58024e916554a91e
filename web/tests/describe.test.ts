import { describe, expect, it } from 'vitest';
import type { Board, Scene } from '../src/contract';
import boardJson from '../src/demo/board.json';
import scenesJson from '../src/demo/scenes.json';
import { describeSpace, neighbours, stepTo } from '../src/map/describe';

const board = boardJson as unknown as Board;
const opening = (scenesJson as unknown as Scene[])[0]!;
const named = (name: string): number => board.spaces.findIndex((space) => space.name === name);

describe('the map in words', () => {
  it('tells what stands in a space and whether it may be chosen', () => {
    const boston = describeSpace(board, opening, named('Boston'), true);
    expect(boston).toMatch(/^Boston, Massachusetts; .*William Howe.*; can be chosen$/);
    expect(describeSpace(board, opening, named('Augusta'), false)).toBe('Augusta, Georgia; empty');
  });

  it('names the roads of a space', () => {
    expect(neighbours(board, named("St. Mary's"))).toBe('Roads to Savannah.');
  });
});

describe('the arrow keys', () => {
  const at: [number, number][] = [[0, 0], [10, 1], [30, 0], [0, -10], [9, 9]];

  it('go to the nearest space ahead', () => {
    expect(stepTo(at, 0, 1, 0)).toBe(1);
    expect(stepTo(at, 1, 1, 0)).toBe(2);
    expect(stepTo(at, 0, 0, -1)).toBe(3);
  });

  it('stay where nothing lies ahead', () => {
    expect(stepTo(at, 2, 1, 0)).toBe(2);
  });
});
