/** Where the sheet's furniture stands: title, compass, scale, tracks and boxes, out at sea. */
import type { Board, Box } from '../contract';
import type { Mask } from './mask';
import { BOX, STEP } from './measures';
import { grown, overlap, type Point, type Rect } from './shapes';

export interface Furniture {
  title: Rect;
  compass: Rect | null;
  scale: Rect | null;
  tracks: Rect[];
  boxes: Rect[];
}

const SHORE = 20;
const RIM = 34;
const STRIDE = 12;
const TITLES: readonly Point[] = [[330, 132], [280, 112]];
/** A track of more steps than this is broken in two. */
const LONG = 14;
/** How many boxes stand abreast, the favourite first. */
const COLUMNS = [2, 1, 4];

/** The boxes that have room on the sheet; the others are listed beside the map only. */
export function onSheetBoxes({ boxes }: Pick<Board, 'boxes'>): Box[] {
  return boxes.filter(({ aside }) => !aside);
}

/** In how many rows the steps of a track stand. */
export function trackRows(steps: readonly string[]): number {
  return steps.length > LONG ? 2 : 1;
}

export function trackWidth(steps: readonly string[]): number {
  const longest = Math.max(...steps.map((step) => step.length));
  return Math.ceil(steps.length / trackRows(steps)) * (longest > 2 ? 44 : 40);
}

export function trackHeight(steps: readonly string[]): number {
  return STEP.head + STEP.height * trackRows(steps);
}

/** Furniture of a map: each piece takes the free sea nearest to where it would like to be. It is
 * crowded if tracks, boxes or the title find none, however the boxes are set together. */
export function atSea(board: Board, sheet: Rect, land: Mask, taken: readonly Rect[]): { furniture: Furniture; crowded: boolean } {
  const tries = COLUMNS.map((columns) => stood(board, sheet, land, taken, columns));
  return tries.find(({ crowded }) => !crowded) ?? tries[0]!;
}

function stood(board: Board, sheet: Rect, land: Mask, taken: readonly Rect[], most: number): { furniture: Furniture; crowded: boolean } {
  const used: Rect[] = taken.slice();
  const [, , right, bottom] = sheet;
  let crowded = false;
  const put = (width: number, height: number, near: Point): Rect | null => {
    const rect = freeWater(width, height, near, sheet, land, used);
    if (rect) used.push(rect);
    else crowded = true;
    return rect;
  };
  const corner: Point = [right, bottom];
  const count = onSheetBoxes(board).length;
  const columns = Math.min(most, count);
  const rows = Math.ceil(count / Math.max(1, columns));
  const block = count
    ? put(columns * BOX.width + (columns - 1) * BOX.gap, rows * BOX.height + (rows - 1) * BOX.gap, corner)
    : null;
  const tracks = board.tracks
    .slice()
    .reverse()
    .map((track) => put(trackWidth(track.steps), trackHeight(track.steps), corner) ?? corner4(sheet))
    .reverse();
  const before = crowded;
  const titled = TITLES.map((size) => () => put(...size, [right, bottom * 0.5])).reduce<Rect | null>((found, next) => found ?? next(), null);
  crowded = before || !titled;
  const title = titled ?? corner4(sheet);
  const needed = crowded;
  const scale = put(252, 52, [title[0] + 165, title[3] + 30]);
  const compass = put(132, 132, [(title[0] + title[2]) / 2, title[1] - 80]);
  const furniture = { title, compass, scale, tracks, boxes: split(block ?? corner4(sheet), count, columns) };
  return { furniture, crowded: needed };
}

/** Furniture of a plain board: the title above it, tracks and boxes in rows below. */
export function below(board: Board, sheet: Rect): { furniture: Furniture; bottom: number } {
  const [left, top, right, bottom] = sheet;
  const middle = (left + right) / 2;
  const title: Rect = [middle - 165, top + 18, middle + 165, top + 78];
  let y = bottom;
  const tracks = board.tracks.map((track): Rect => {
    const half = trackWidth(track.steps) / 2;
    const rect: Rect = [middle - half, y, middle + half, y + trackHeight(track.steps)];
    y = rect[3] + BOX.gap;
    return rect;
  });
  const columns = Math.max(1, Math.floor((right - left - 2 * RIM) / (BOX.width + BOX.gap)));
  const count = onSheetBoxes(board).length;
  const rows = Math.ceil(count / columns);
  const wide = Math.min(columns, count);
  const span = wide * BOX.width + (wide - 1) * BOX.gap;
  const boxes = split([middle - span / 2, y, middle + span / 2, y], count, columns);
  y += rows * (BOX.height + BOX.gap);
  return { furniture: { title, compass: null, scale: null, tracks, boxes }, bottom: y + RIM };
}

function split(block: Rect, count: number, columns: number): Rect[] {
  return Array.from({ length: count }, (_, i) => {
    const x = block[0] + (i % columns) * (BOX.width + BOX.gap);
    const y = block[1] + Math.floor(i / columns) * (BOX.height + BOX.gap);
    return [x, y, x + BOX.width, y + BOX.height];
  });
}

function corner4(sheet: Rect): Rect {
  return [sheet[2] - RIM - 200, sheet[3] - RIM - 60, sheet[2] - RIM, sheet[3] - RIM];
}

function freeWater(
  width: number,
  height: number,
  near: Point,
  sheet: Rect,
  land: Mask,
  used: readonly Rect[],
): Rect | null {
  let best: Rect | null = null;
  let least = Infinity;
  for (let y = sheet[3] - RIM - height; y >= sheet[1] + RIM; y -= STRIDE) {
    for (let x = sheet[2] - RIM - width; x >= sheet[0] + RIM; x -= STRIDE) {
      const far = Math.hypot(x + width / 2 - near[0], y + height / 2 - near[1]);
      if (far >= least) continue;
      const rect: Rect = [x, y, x + width, y + height];
      const airy = grown(rect, BOX.gap);
      if (used.some((other) => overlap(airy, other) > 0)) continue;
      if (land.share(grown(rect, SHORE)) > 0) continue;
      best = rect;
      least = far;
    }
  }
  return best;
}
