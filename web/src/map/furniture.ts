/** Where the sheet's furniture stands: title, compass, scale, tracks and boxes, out at sea. */
import type { Board } from '../contract';
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
const TITLE: Point = [330, 132];

export function trackWidth(steps: readonly string[]): number {
  const longest = Math.max(...steps.map((step) => step.length));
  return steps.length * (longest > 2 ? 44 : 40);
}

/** Furniture of a map: each piece takes the free sea nearest to where it would like to be. */
export function atSea(board: Board, sheet: Rect, land: Mask, taken: readonly Rect[]): Furniture {
  const used: Rect[] = taken.slice();
  const [, , right, bottom] = sheet;
  const put = (width: number, height: number, near: Point): Rect | null => {
    const rect = freeWater(width, height, near, sheet, land, used);
    if (rect) used.push(rect);
    return rect;
  };
  const corner: Point = [right, bottom];
  const columns = Math.min(2, board.boxes.length);
  const rows = Math.ceil(board.boxes.length / Math.max(1, columns));
  const block = board.boxes.length
    ? put(columns * BOX.width + (columns - 1) * BOX.gap, rows * BOX.height + (rows - 1) * BOX.gap, corner)
    : null;
  const tracks = board.tracks
    .slice()
    .reverse()
    .map((track) => put(trackWidth(track.steps), STEP.height + STEP.head, corner) ?? corner4(sheet))
    .reverse();
  const title = put(...TITLE, [right, bottom * 0.5]) ?? corner4(sheet);
  const scale = put(252, 52, [title[0] + 165, title[3] + 30]);
  const compass = put(132, 132, [(title[0] + title[2]) / 2, title[1] - 80]);
  return { title, compass, scale, tracks, boxes: split(block ?? corner4(sheet), board.boxes.length, columns) };
}

/** Furniture of a plain board: the title above it, tracks and boxes in rows below. */
export function below(board: Board, sheet: Rect): { furniture: Furniture; bottom: number } {
  const [left, top, right, bottom] = sheet;
  const middle = (left + right) / 2;
  const title: Rect = [middle - 165, top + 18, middle + 165, top + 78];
  let y = bottom;
  const tracks = board.tracks.map((track): Rect => {
    const half = trackWidth(track.steps) / 2;
    const rect: Rect = [middle - half, y, middle + half, y + STEP.head + STEP.height];
    y = rect[3] + BOX.gap;
    return rect;
  });
  const columns = Math.max(1, Math.floor((right - left - 2 * RIM) / (BOX.width + BOX.gap)));
  const rows = Math.ceil(board.boxes.length / columns);
  const wide = Math.min(columns, board.boxes.length);
  const span = wide * BOX.width + (wide - 1) * BOX.gap;
  const boxes = split([middle - span / 2, y, middle + span / 2, y], board.boxes.length, columns);
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
