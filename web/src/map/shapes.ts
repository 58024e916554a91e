/** Points and boxes on the sheet, and the few questions asked of them. */

export type Point = [number, number];

/** Left, top, right, bottom. */
export type Rect = readonly [number, number, number, number];

/** The middle of a disc, across and down, and its radius. */
export type Disc = readonly [number, number, number];

export function around(x: number, y: number, width: number, height: number): Rect {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

export function grown(rect: Rect, by: number): Rect {
  return [rect[0] - by, rect[1] - by, rect[2] + by, rect[3] + by];
}

export function shifted(rect: Rect, dx: number, dy: number): Rect {
  return [rect[0] + dx, rect[1] + dy, rect[2] + dx, rect[3] + dy];
}

/** The common area of two boxes; 0 when they only touch. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return width > 0 && height > 0 ? width * height : 0;
}

export function within(inner: Rect, outer: Rect): boolean {
  return (
    inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
  );
}

/** How far a point is from a box. */
export function away([x, y]: Point, rect: Rect): number {
  const dx = Math.max(rect[0] - x, 0, x - rect[2]);
  const dy = Math.max(rect[1] - y, 0, y - rect[3]);
  return Math.hypot(dx, dy);
}

/** Whether a box lies on a disc. */
export function covers(rect: Rect, [x, y, radius]: Disc): boolean {
  return away([x, y], rect) < radius;
}

/** Whether the segment from (x, y) to (u, v) comes inside the box; asked often, so it makes no lists. */
export function enters(x: number, y: number, u: number, v: number, left: number, top: number, right: number, bottom: number): boolean {
  if ((x <= left && u <= left) || (x >= right && u >= right)) return false;
  if ((y <= top && v <= top) || (y >= bottom && v >= bottom)) return false;
  const dx = u - x;
  const dy = v - y;
  const above = dx * (top - y);
  const below = dx * (bottom - y);
  const before = dy * (left - x);
  const after = dy * (right - x);
  return Math.min(above, below) <= Math.max(before, after) && Math.max(above, below) >= Math.min(before, after);
}

/** How much of the segment from p to q lies inside the box. */
export function lengthInside(p: Point, q: Point, rect: Rect): number {
  let from = 0;
  let to = 1;
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const sides: [number, number][] = [
    [-dx, p[0] - rect[0]],
    [dx, rect[2] - p[0]],
    [-dy, p[1] - rect[1]],
    [dy, rect[3] - p[1]],
  ];
  for (const [step, room] of sides) {
    if (step === 0) {
      if (room < 0) return 0;
    } else if (step < 0) from = Math.max(from, room / step);
    else to = Math.min(to, room / step);
  }
  return to > from ? (to - from) * Math.hypot(dx, dy) : 0;
}

function turn(p: Point, q: Point, r: Point): number {
  return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
}

/** Whether two segments cross away from their ends. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** The nearest point to p on the segment from a to b. */
export function nearestOn(p: Point, a: Point, b: Point): Point {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const t = square ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square)) : 0;
  return [a[0] + t * dx, a[1] + t * dy];
}

/** A small repeatable stream of numbers from 0 to 1. */
export function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
