import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Board } from '../src/contract';
import boardJson from '../src/demo/board.json';
import baked from '../src/map/geography.json';
import { layout } from '../src/map/layout';
import { Mask } from '../src/map/mask';
import { PLANE, project } from '../src/map/projection';
import { isSnowLine } from '../src/map/snow';

const board = boardJson as unknown as Board;

describe('the baked country', () => {
  it('is small', () => {
    const path = new URL('../src/map/geography.json', import.meta.url);
    expect(readFileSync(path).length).toBeLessThan(250_000);
  });

  it('lies on the plane that the client projects to', () => {
    expect(baked.plane).toEqual(PLANE);
  });

  it('has ground for every region of the board', () => {
    const grounds = new Map(baked.regions.map((region) => [region.id, region.rings.length]));
    expect(board.regions.filter((region) => !grounds.get(region.id))).toEqual([]);
  });

  it('draws the winter line between Virginia and North Carolina alone', () => {
    const snow = baked.borders.map(({ between }) => between as [string, string]).filter((pair) => isSnowLine(board, pair));
    expect(snow.map((pair) => [...pair].sort())).toEqual([['NC', 'VA']]);
  });
});

describe('the plane', () => {
  it('puts north up and west left, in kilometres', () => {
    const [x, y] = project(39, -76);
    expect(Math.hypot(x, y)).toBeLessThan(1);
    const [bostonX, bostonY] = project(42.36, -71.06);
    expect(bostonX).toBeGreaterThan(350);
    expect(bostonY).toBeLessThan(-330);
  });
});

describe('the swollen ground', () => {
  it('keeps every space on or beside the ground of its own colony', () => {
    const sheet = layout(board);
    const grounds = new Map(sheet.country!.regions.map((each) => [each.id, new Mask(each.rings, sheet.sheet)]));
    const astray = board.spaces.filter((space, i) => {
      const [x, y] = sheet.at[i]!;
      const ground = grounds.get(board.regions[space.region]!.id)!;
      const near = ground.share([x - 34, y - 34, x + 34, y + 34]);
      return near < 0.04;
    });
    expect(astray.map((space) => space.name)).toEqual([]);
  });
});
