/** Long shapes cut to blocks of the sheet, so that a browser that paints a part of it need not look at the rest. */
import { path, paths } from '../paths';
import type { Point, Rect } from '../shapes';

/** The size of a block. */
const WIDE = 420;
const HIGH = 420;
/** Points nearer than this to the one before are left out. */
const FINE = 1.1;

/** A line without points that nobody could tell apart. */
export function thinned(line: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (const [i, p] of line.entries()) {
    const last = out[out.length - 1];
    if (!last || i === line.length - 1 || Math.abs(p[0] - last[0]) + Math.abs(p[1] - last[1]) > FINE) out.push(p);
  }
  return out;
}

/** The part of a ring on one side of a straight line along an axis; edges along the line close it. */
function cut(ring: readonly Point[], axis: 0 | 1, at: number, keep: 1 | -1): Point[] {
  const out: Point[] = [];
  ring.forEach((p, i) => {
    const before = ring[(i + ring.length - 1) % ring.length]!;
    const [a, b] = [(before[axis] - at) * keep, (p[axis] - at) * keep];
    if (a < 0 !== b < 0) {
      const t = a / (a - b);
      out.push([before[0] + (p[0] - before[0]) * t, before[1] + (p[1] - before[1]) * t]);
    }
    if (b >= 0) out.push(p);
  });
  return out;
}

function strips(rings: readonly Point[][], axis: 0 | 1, from: number, to: number): Point[][] {
  const kept: Point[][] = [];
  for (const ring of rings) {
    const values = ring.map((p) => p[axis]);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    if (high < from || low > to) continue;
    let part: Point[] = ring as Point[];
    if (low < from) part = cut(part, axis, from, 1);
    if (high > to) part = cut(part, axis, to, -1);
    if (part.length > 2) kept.push(part);
  }
  return kept;
}

/** What a sheet has outside of some rings: each block with the holes that the rings make in it. */
export function outside(rings: readonly Point[][], sheet: Rect): string[] {
  const found: string[] = [];
  for (let left = sheet[0]; left < sheet[2]; left += WIDE) {
    const right = Math.min(sheet[2], left + WIDE);
    const column = strips(rings, 0, left, right);
    for (let top = sheet[1]; top < sheet[3]; top += HIGH) {
      const bottom = Math.min(sheet[3], top + HIGH);
      found.push(`M${left} ${top}H${right}V${bottom}H${left}Z${paths(strips(column, 1, top, bottom), true)}`);
    }
  }
  return found;
}

/** The edges of rings as lines, those of a block together; what is not on the sheet is left out. */
export function edges(rings: readonly Point[][], sheet: Rect): string[] {
  const found = new Map<string, string>();
  const blockOf = ([x, y]: Point): string =>
    x < sheet[0] - WIDE || y < sheet[1] - HIGH || x > sheet[2] + WIDE || y > sheet[3] + HIGH ? '' : `${Math.floor(x / WIDE)} ${Math.floor(y / HIGH)}`;
  for (const ring of rings) {
    let run: Point[] = [];
    let block = '';
    const close = (): void => {
      if (block && run.length > 1) found.set(block, (found.get(block) ?? '') + path(run));
    };
    for (const p of [...ring, ...ring.slice(0, 1)]) {
      const here = blockOf(p);
      run.push(p);
      if (here === block) continue;
      close();
      run = [run[run.length - 2] ?? p, p];
      block = here;
    }
    close();
  }
  return [...found.values()];
}
