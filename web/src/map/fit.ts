/** How a sheet lies in its pane: whole, or so close that it can be read; and what becomes of that when the pane changes. */
import { grown, overlap, type Point, type Rect } from './shapes';

/** The sheet moved by x and y and made k times as large, in pixels of the pane. */
export interface View {
  x: number;
  y: number;
  k: number;
}

export interface Pane {
  width: number;
  height: number;
}

/** A hand that moves the sheet by less than this, in pixels, has only clicked. */
const TREMOR = 4;
const SAME_SCALE = 0.005;
const LARGE = { width: 1400, height: 850 };
/** The buttons on the map: three of them and what is between, and how far they stand from the corner. */
const BUTTONS = { long: 144, short: 44, rim: 10 };

/** The least size of letters in pixels on a screen of this size; a little less on small ones. */
export function readable(screen: Pane): number {
  return screen.width >= LARGE.width && screen.height >= LARGE.height ? 11 : 10;
}

/** The scale at which letters of a size on the sheet can be read. */
export function legible(letter: number, screen: Pane): number {
  return (readable(screen) + 0.01) / letter;
}

/** The whole sheet, in the middle of the pane. */
export function whole([, , width, height]: Rect, pane: Pane): View {
  const k = Math.min(pane.width / width, pane.height / height);
  return { x: (pane.width - width * k) / 2, y: (pane.height - height * k) / 2, k };
}

/** The first sight: the whole sheet, or in a pane too small for its letters the part that matters, legible. */
export function opening(sheet: Rect, pane: Pane, legible: number, middle: () => Point): View {
  const all = whole(sheet, pane);
  return all.k >= legible ? all : centred(sheet, pane, legible, middle());
}

/** So large, with a point of the sheet in the middle of the pane as far as its edges allow. */
export function centred([, , width, height]: Rect, pane: Pane, k: number, [x, y]: Point): View {
  const along = (at: number, size: number, sheet: number): number =>
    sheet * k <= size ? (size - sheet * k) / 2 : Math.max(size - sheet * k, Math.min(0, size / 2 - at * k));
  return { x: along(x, pane.width, width), y: along(y, pane.height, height), k };
}

/** Whether somebody moved or scaled the sheet: a click is neither. */
export function meant(before: View, now: View): boolean {
  return Math.abs(now.k / before.k - 1) > SAME_SCALE || Math.hypot(now.x - before.x, now.y - before.y) > TREMOR;
}

/** A view that somebody chose, in a pane of another size: the same middle and scale; null where the whole sheet is larger. */
export function kept(view: View, before: Pane, now: Pane, sheet: Rect): View | null {
  if (view.k <= whole(sheet, now).k) return null;
  return centred(sheet, now, view.k, [(before.width / 2 - view.x) / view.k, (before.height / 2 - view.y) / view.k]);
}

export interface Corner {
  side: 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';
  row: boolean;
}

const SIDES = ['top-left', 'bottom-left', 'bottom-right', 'top-right'] as const;

/** The corner in which buttons cover least of what stands on a sheet that is shown whole, as a column or as a row. */
export function freest(walls: readonly Rect[], sheet: Rect, pane: Pane): Corner {
  const { x, y, k } = whole(sheet, pane);
  const onPane = (rect: Rect): Rect => [x + rect[0] * k, y + rect[1] * k, x + rect[2] * k, y + rect[3] * k];
  const drawn = walls.map(onPane);
  let best: Corner = { side: 'top-left', row: false };
  let least = Infinity;
  for (const side of SIDES) {
    for (const row of [false, true]) {
      const box = grown(buttonsAt(side, row, pane), 3);
      const covered = drawn.reduce((sum, rect) => sum + overlap(box, rect), 0);
      if (covered < least) [least, best] = [covered, { side, row }];
    }
  }
  return best;
}

/** What buttons in a corner cover of the pane. */
export function buttonsAt(side: Corner['side'], row: boolean, { width, height }: Pane): Rect {
  const [wide, high] = row ? [BUTTONS.long, BUTTONS.short] : [BUTTONS.short, BUTTONS.long];
  const left = side.endsWith('left') ? BUTTONS.rim : width - BUTTONS.rim - wide;
  const top = side.startsWith('top') ? BUTTONS.rim : height - BUTTONS.rim - high;
  return [left, top, left + wide, top + high];
}
