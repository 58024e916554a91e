/** Where the names of a board of hexes stand, for the whole game: each in or at the edge of its own hex, on no other name. */
import type { Board, HexGrid } from '../../contract';
import { BREADTH, centre, RADIUS } from '../hexes';
import { broken, textWidth } from '../letters';
import { place, type Spot } from '../place';
import { around, grown, overlap, type Point, type Rect } from '../shapes';

export interface HexName {
  hex: number;
  lines: string[];
  rect: Rect;
  town: boolean;
}

export interface RegionName {
  id: string;
  name: string;
  rect: Rect;
  size: number;
}

export const HEX_NAME = { size: 13.5, leading: 12.6 };
const TOWNS = ['town', 'fortress'];
/** From the middle of a hex to the middle of its name: below first, then above. */
const LOW = BREADTH * 0.43 - 4;
const WIDEST = RADIUS * 1.9;
/** How far the lower plates of a stack stick out. */
const PLATES = 5;
const REGION = { least: 13, most: 34, letter: 0.86 };

interface Wanted extends Spot {
  lines: string[];
}

/** The names of hexes: in one line below the middle, or broken, or above, or a little aside. */
export function hexNames(grid: HexGrid, origin: Point): HexName[] {
  const things = grid.named.map(({ hex, name }) => {
    const [x, y] = centre(grid, hex);
    return { spots: spotsOf(name, [x + origin[0], y + origin[1]]) };
  });
  const all: Rect = [-1e6, -1e6, 1e6, 1e6];
  const chosen = place(things, [], all);
  return grid.named.map(({ hex, tags }, i) => {
    const { rect, lines } = things[i]!.spots[chosen[i]!]!;
    return { hex, lines, rect, town: (tags ?? []).some((tag) => TOWNS.includes(tag)) };
  });
}

function spotsOf(name: string, [x, y]: Point): Wanted[] {
  const folds = [[name], ...(name.includes(' ') ? [broken(name, 'label', HEX_NAME.size, WIDEST)] : [])].filter((lines, i) => !i || lines.length > 1);
  return folds.flatMap((lines, folded) => {
    const width = Math.max(...lines.map((line) => textWidth(line, 'label', HEX_NAME.size))) + 2;
    const height = lines.length * HEX_NAME.leading;
    const low = LOW - (height - HEX_NAME.leading) / 2;
    const aside = Math.max(0, width / 2 - RADIUS * 0.6);
    return [low, -low].flatMap((dy, upper) =>
      [0, 0.5, -0.5, 1, -1].map((share, far): Wanted => ({
        rect: around(x + share * aside, y + dy, width, height), lines, price: folded * 3 + upper * 12 + far * 2,
      })),
    );
  });
}

/** The names that stacks lie on, or the plates that stick out of them. */
export function hidden(names: readonly HexName[], stacks: readonly { rect: Rect }[]): HexName[] {
  return names.filter(({ rect }) => stacks.some((stack) => overlap(rect, grown(stack.rect, PLATES)) > 0));
}

/** The names of regions, the largest first: near their middle, at a hex where they lie on no other name. */
export function regionNames(board: Board, grid: HexGrid, origin: Point, taken: readonly Rect[]): RegionName[] {
  const written = taken.slice();
  const found: RegionName[] = [];
  const largest = board.regions.filter(({ spaces }) => spaces.length > 2).sort((a, b) => b.spaces.length - a.spaces.length);
  for (const { id, name, spaces } of largest) {
    const points = spaces.map((space): Point => {
      const [x, y] = centre(grid, space);
      return [x + origin[0], y + origin[1]];
    });
    const middle: Point = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
    const away = ([x, y]: Point): number => Math.hypot(x - middle[0], y - middle[1]);
    const near = points.flatMap(([x, y]): Point[] => [[x, y - BREADTH / 2], [x, y], [x, y - BREADTH / 4]]).sort((a, b) => away(a) - away(b));
    const xs = points.map(([x]) => x);
    const breadth = Math.max(...xs) - Math.min(...xs) + 2 * RADIUS;
    const best = Math.max(REGION.least, Math.min(REGION.most, breadth / (name.length * REGION.letter)));
    const sizes = [best, best * 0.75, REGION.least].filter((size) => size >= REGION.least);
    const boxed = ([x, y]: Point, size: number): Rect => around(x, y, size * name.length * REGION.letter, size * 1.1);
    const free = (rect: Rect): boolean => written.every((other) => overlap(grown(rect, 1), other) === 0);
    // Without room on its ground a region has no name on the map; it is named when one points at its hexes.
    const spot = sizes.flatMap((size) => near.slice(0, 400).map((at) => ({ size, rect: boxed(at, size) }))).find(({ rect }) => free(rect));
    if (!spot) continue;
    written.push(spot.rect);
    found.push({ id, name, ...spot });
  }
  return found;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}
