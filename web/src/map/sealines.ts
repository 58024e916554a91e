/** The lines at sea between zones: every point of them is as far from a port of one zone as of another. */
import type { Board } from '../contract';
import type { Layout } from './layout';
import { path } from './paths';
import type { Point } from './shapes';

const REACH = 240;
const STEP = 6;

export function blockadeLines(board: Board, layout: Layout): string {
  const ports = board.zones.flatMap((zone, z) => zone.spaces.map((space) => ({ zone: z, at: layout.at[space]! })));
  let out = '';
  ports.forEach((one, i) => {
    for (const two of ports.slice(i + 1)) {
      if (one.zone !== two.zone && one.at !== two.at) out += divide(one.at, two.at, ports.map((port) => port.at));
    }
  });
  return out;
}

function divide(a: Point, b: Point, ports: readonly Point[]): string {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const kept: Point[] = [];
  for (let t = -REACH; t <= REACH; t += STEP) {
    const p: Point = [middle[0] + along[0] * t, middle[1] + along[1] * t];
    const own = Math.hypot(p[0] - a[0], p[1] - a[1]);
    const nearer = ports.some((port) => Math.hypot(p[0] - port[0], p[1] - port[1]) < own - 0.01);
    if (!nearer && own < REACH) kept.push(p);
  }
  return kept.length > 1 ? path([kept[0]!, kept[kept.length - 1]!]) : '';
}
