/** How a sheet lies in its pane: whole, or so close that it can be read; and what becomes of that when the pane changes. */
import type { Point, Rect } from './shapes';

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
