/** Where the sheet's ornaments stand: title, compass and scale, out at sea where nothing else is. Tracks and boxes
 * are no part of the sheet: they are listed beside it, so that the land has all the room. */
import type { Mask } from './mask';
import { grown, overlap, type Point, type Rect } from './shapes';

export interface Furniture {
  title: Rect | null;
  compass: Rect | null;
  scale: Rect | null;
}

const SHORE = 14;
const RIM = 30;
const STRIDE = 12;
const AIR = 8;
/** The largest that finds room is taken. */
const TITLES: readonly Point[] = [[330, 132], [280, 112], [230, 84]];
const SCALE: Point = [252, 52];
const COMPASS: Point = [132, 132];
/** The title of a flat board, above it. */
const HEADING: Point = [330, 60];

/** Ornaments of a map: each takes the free sea nearest to where it would like to be, or is left out. */
export function atSea(sheet: Rect, land: Mask, taken: readonly Rect[]): Furniture {
  const used: Rect[] = taken.slice();
  const [, , right, bottom] = sheet;
  const put = ([width, height]: Point, near: Point): Rect | null => {
    const rect = freeWater(width, height, near, sheet, land, used);
    if (rect) used.push(rect);
    return rect;
  };
  const title = TITLES.reduce<Rect | null>((found, size) => found ?? put(size, [right, bottom]), null);
  const near: Point = title ? [(title[0] + title[2]) / 2, title[1] - 80] : [right, bottom];
  const compass = put(COMPASS, near);
  return { title, compass, scale: put(SCALE, near) };
}

/** A flat board has its title above it. */
export function above([left, top, right]: Rect): Furniture {
  const middle = (left + right) / 2;
  return { title: [middle - HEADING[0] / 2, top + 18, middle + HEADING[0] / 2, top + 18 + HEADING[1]], compass: null, scale: null };
}

function freeWater(width: number, height: number, near: Point, sheet: Rect, land: Mask, used: readonly Rect[]): Rect | null {
  let best: Rect | null = null;
  let least = Infinity;
  for (let y = sheet[3] - RIM - height; y >= sheet[1] + RIM; y -= STRIDE) {
    for (let x = sheet[2] - RIM - width; x >= sheet[0] + RIM; x -= STRIDE) {
      const far = Math.hypot(x + width / 2 - near[0], y + height / 2 - near[1]);
      if (far >= least) continue;
      const rect: Rect = [x, y, x + width, y + height];
      const airy = grown(rect, AIR);
      if (used.some((other) => overlap(airy, other) > 0)) continue;
      if (land.share(grown(rect, SHORE)) > 0) continue;
      best = rect;
      least = far;
    }
  }
  return best;
}
