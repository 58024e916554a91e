/**
 * Makes room in crowded country, as the old map makers did: the ground swells around spaces that
 * stand too close, and everything on it, coast, river and town, is carried along. The swelling is
 * a smooth flow, so nothing folds and every town stays on its own side of its river. What is then
 * still too close is nudged apart by hand's breadths.
 */
import type { Link } from '../contract';
import { nearestOn, type Point, type Rect } from './shapes';

export interface Room {
  /** The least distance between two spaces. */
  apart: number;
  /** The least distance from a space to a road that does not end there. */
  clear: number;
}

/** A moment of the flow: where the ground swells, how strongly, and how far around. */
interface Swell {
  from: Point[];
  force: number[];
  reach: number;
}

/**
 * The flow goes from broad to fine. First whole provinces grow, so that they keep their shapes;
 * what is then still crowded swells by itself. Reaches are in parts of the wanted distance; the
 * rate is how fast the ground may grow in one moment where it grows fastest.
 */
const STAGES = [
  { reach: 5.2, moments: 9, rate: 0.075, goal: 0.92 },
  { reach: 3, moments: 9, rate: 0.07, goal: 0.86 },
  { reach: 1.8, moments: 10, rate: 0.07, goal: 0.8 },
] as const;
/** Crowding that is let be. */
const EASE = 0.02;
const NUDGES = 110;
const FARTHEST_NUDGE = 26;
/** How far around a nudged space the ground follows it, in parts of the wanted distance. */
const FOLLOWING = 0.42;
const FIRMNESS = 0.12;

export interface Spread {
  at: Point[];
  /** Carries any point of the country to where the swollen ground has it. */
  carry: (p: Point) => Point;
}

export function spread(homes: readonly Point[], links: readonly Link[], room: Room): Spread {
  const swells: Swell[] = [];
  let at = homes.map(([x, y]): Point => [x, y]);
  for (const { reach, moments, rate, goal } of STAGES) {
    for (let moment = 0; moment < moments; moment += 1) {
      const swell = crowding(at, room.apart * goal, room.apart * reach, rate);
      if (!swell.from.length) break;
      swells.push(swell);
      at = at.map((p) => carried(p, swell));
    }
  }
  const settled = nudged(at, links, room);
  const carry = (p: Point): Point =>
    followed(swells.reduce((q, swell) => carried(q, swell), p), at, settled, room.apart * FOLLOWING);
  return { at: settled, carry };
}

/** A flow read at the corners of a grid: how far each goes, in tenths of a unit. */
export interface Grid {
  window: Rect;
  step: number;
  dx: Float64Array;
  dy: Float64Array;
}

export function gridded(carry: (p: Point) => Point, window: Rect, step: number): Grid {
  const [left, top, right, bottom] = window;
  const columns = across(left, right, step);
  const rows = across(top, bottom, step);
  const dx = new Float64Array(columns * rows);
  const dy = new Float64Array(columns * rows);
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  for (let r = 0; r < rows; r += 1) {
    for (let c = 0; c < columns; c += 1) {
      const p: Point = [left + c * step, top + r * step];
      const [x, y] = carry(p);
      dx[r * columns + c] = tenth(x - p[0]);
      dy[r * columns + c] = tenth(y - p[1]);
    }
  }
  return { window, step, dx, dy };
}

/** The flow between the corners of a grid, by their mean. */
export function flowOf({ window: [left, top, right, bottom], step, dx, dy }: Grid): (p: Point) => Point {
  const columns = across(left, right, step);
  const rows = across(top, bottom, step);
  return ([x, y]) => {
    const u = Math.max(0, Math.min(columns - 1.001, (x - left) / step));
    const v = Math.max(0, Math.min(rows - 1.001, (y - top) / step));
    const at = Math.floor(v) * columns + Math.floor(u);
    const [s, t] = [u % 1, v % 1];
    const between = (field: Float64Array): number =>
      (field[at]! * (1 - s) + field[at + 1]! * s) * (1 - t) +
      (field[at + columns]! * (1 - s) + field[at + columns + 1]! * s) * t;
    return [x + between(dx), y + between(dy)];
  };
}

export function across(from: number, to: number, step: number): number {
  return Math.ceil((to - from) / step) + 1;
}

function crowding(at: readonly Point[], apart: number, reach: number, rate: number): Swell {
  const swell: Swell = { from: [], force: [], reach };
  at.forEach(([x, y], i) => {
    let crowd = 0;
    at.forEach(([u, v], j) => {
      const distance = Math.hypot(u - x, v - y);
      if (j !== i && distance < apart) crowd += 1 - distance / apart;
    });
    if (crowd <= EASE) return;
    swell.from.push([x, y]);
    swell.force.push(crowd);
  });
  const growth = (p: Point): number =>
    swell.from.reduce((sum, q, k) => sum + swell.force[k]! * fading(p[0] - q[0], p[1] - q[1], reach), 0);
  const fastest = Math.max(...swell.from.map(growth));
  swell.force = swell.force.map((force) => (force * rate) / Math.max(fastest, 1));
  return swell;
}

/** From 1 at the middle of a swelling to 0 at its edge. */
function fading(u: number, v: number, reach: number): number {
  const rest = 1 - (u * u + v * v) / (reach * reach);
  return rest > 0 ? rest * rest : 0;
}

function carried([x, y]: Point, swell: Swell): Point {
  let dx = 0;
  let dy = 0;
  for (let i = 0; i < swell.from.length; i += 1) {
    const from = swell.from[i]!;
    const u = x - from[0];
    const v = y - from[1];
    const push = swell.force[i]! * fading(u, v, swell.reach);
    dx += u * push;
    dy += v * push;
  }
  return [x + dx, y + dy];
}

/** The ground near a nudged space goes with it. */
function followed(p: Point, from: readonly Point[], to: readonly Point[], reach: number): Point {
  const narrow = 1 / (2 * reach * reach);
  let [dx, dy, total] = [0, 0, FIRMNESS];
  for (let i = 0; i < from.length; i += 1) {
    const [x, y] = from[i]!;
    const square = ((p[0] - x) ** 2 + (p[1] - y) ** 2) * narrow;
    if (square > 6) continue;
    const weight = Math.exp(-square);
    total += weight;
    dx += weight * (to[i]![0] - x);
    dy += weight * (to[i]![1] - y);
  }
  return [p[0] + dx / total, p[1] + dy / total];
}

function nudged(from: readonly Point[], links: readonly Link[], room: Room): Point[] {
  const at = from.map(([x, y]): Point => [x, y]);
  for (let round = 0; round < NUDGES; round += 1) {
    const force = 0.4 * (1 - (0.5 * round) / NUDGES);
    pushApart(at, room.apart, force);
    pushOffRoads(at, links, room.clear, force);
    at.forEach((p, i) => holdNear(p, from[i]!));
  }
  return at;
}

function pushApart(at: Point[], apart: number, force: number): void {
  for (let i = 0; i < at.length; i += 1) {
    for (let j = i + 1; j < at.length; j += 1) {
      const p = at[i]!;
      const q = at[j]!;
      const dx = q[0] - p[0];
      const dy = q[1] - p[1];
      const distance = Math.hypot(dx, dy) || 0.01;
      if (distance >= apart) continue;
      const push = ((apart - distance) / distance) * 0.5 * force;
      p[0] -= dx * push;
      p[1] -= dy * push;
      q[0] += dx * push;
      q[1] += dy * push;
    }
  }
}

function pushOffRoads(at: Point[], links: readonly Link[], clear: number, force: number): void {
  for (const { a, b } of links) {
    const p = at[a]!;
    const q = at[b]!;
    for (let i = 0; i < at.length; i += 1) {
      if (i === a || i === b) continue;
      const s = at[i]!;
      if (s[0] < Math.min(p[0], q[0]) - clear || s[0] > Math.max(p[0], q[0]) + clear) continue;
      if (s[1] < Math.min(p[1], q[1]) - clear || s[1] > Math.max(p[1], q[1]) + clear) continue;
      const near = nearestOn(s, p, q);
      const dx = s[0] - near[0];
      const dy = s[1] - near[1];
      const distance = Math.hypot(dx, dy) || 0.01;
      if (distance >= clear) continue;
      const push = ((clear - distance) / distance) * force;
      s[0] += dx * push * 0.6;
      s[1] += dy * push * 0.6;
      for (const end of [p, q]) {
        end[0] -= dx * push * 0.2;
        end[1] -= dy * push * 0.2;
      }
    }
  }
}

function holdNear(p: Point, home: Point): void {
  const dx = p[0] - home[0];
  const dy = p[1] - home[1];
  const distance = Math.hypot(dx, dy);
  if (distance <= FARTHEST_NUDGE) return;
  p[0] = home[0] + (dx / distance) * FARTHEST_NUDGE;
  p[1] = home[1] + (dy / distance) * FARTHEST_NUDGE;
}
