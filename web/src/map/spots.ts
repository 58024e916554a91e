/** The spots that names and armies would take around a space, each with its price. */
import type { Board, Link } from '../contract';
import type { Spot } from './place';
import { around, away, lengthInside, nearestOn, type Point, type Rect } from './shapes';

type Corner = readonly [number, number];

/** Directions around a space, the favourite first: right and left of it, above and below. */
const LABEL_SIDES: readonly Corner[] = [
  [1, 0], [-1, 0], [0, 1], [0, -1], [1, -1], [1, 1], [-1, -1], [-1, 1],
  [0.5, -1], [-0.5, -1], [0.5, 1], [-0.5, 1], [1, -0.5], [1, 0.5], [-1, -0.5], [-1, 0.5],
  [0.25, -1], [-0.25, -1], [0.25, 1], [-0.25, 1], [0.75, -1], [-0.75, -1], [0.75, 1], [-0.75, 1],
];
const ARMY_SIDES: readonly Corner[] = [
  [0, -1], [0.5, -1], [-0.5, -1], [1, -0.5], [-1, -0.5], [1, 0], [-1, 0], [1, -1], [-1, -1],
  [0, 1], [0.5, 1], [-0.5, 1], [1, 0.5], [-1, 0.5], [1, 1], [-1, 1],
];
/** The first gap leaves room for the ring of a space that may be chosen. */
const LABEL_GAPS = [6.6, 8.4, 10.5];
const ARMY_GAPS = [1, 7, 15, 25, 38, 54, 74, 98];
/** No army stands farther from its space than this. */
export const HORIZON = 330;
/** In what steps an army looks about where the spots around its space are taken. */
const ROAMING = { step: 12, price: 12 };
/** How far an army goes from its space, first and at worst. */
export const REACHES = [190, 320] as const;
/** What a unit of distance costs. */
const FARTHER = { label: 1.3, army: 2 };
const ROAD_PRICE = 0.35;
/** By how much one's own space should be nearer than any other. */
const CLEARLY = { label: 14, army: 22 };
/** The least of it for a name. */
const LEAD = 3;
const DOUBT_PRICE = 2.2;
const OVER_A_SPACE = 24;
const STRAY_PRICE = 60;

/** The links that are ways over the ground, not shared borders. */
export function ways(board: Board): Link[] {
  return board.links.filter(({ style }) => style !== 'border');
}

/** The spots of a name: all of them touch their space, and those that are nearer to another are left out where others are. */
export function labelSpots(at: Point, half: number, width: number, height: number, links: Roads): Spot[] {
  const close = links.about(at, width + height + 100);
  const spots = ring(at, half, width, height, LABEL_SIDES, LABEL_GAPS, FARTHER.label, close, CLEARLY.label);
  const clear = spots.filter(({ rect }) => close.lead(at, rect) > LEAD);
  return clear.length ? clear : spots;
}

/** The spots of an army; the first of so many gaps are enough for one that is only expected. */
export function armySpots(at: Point, half: number, width: number, height: number, links: Roads, gaps = ARMY_GAPS.length): Spot[] {
  const close = links.about(at, width + height + 2 * ARMY_GAPS[gaps - 1]!);
  return ring(at, half, width, height, ARMY_SIDES, ARMY_GAPS.slice(0, gaps), FARTHER.army, close, CLEARLY.army).map(({ rect, price }) => ({
    rect,
    price: price + close.strays(at, rect),
    line: [at, leash(at, rect)],
  }));
}

/** More spots of an army, for crowded country: anywhere about its space where it would stand free. */
export function roamingSpots(at: Point, half: number, width: number, height: number, links: Roads, free: (rect: Rect) => boolean, reach: number): Spot[] {
  const { step, price } = ROAMING;
  const close = links.about(at, width + height + 2 * reach);
  const spots: Spot[] = [];
  for (let dy = -reach - height / 2; dy <= reach + height / 2; dy += step) {
    for (let dx = -reach - width / 2; dx <= reach + width / 2; dx += step) {
      const rect = around(at[0] + dx, at[1] + dy, width, height);
      const gap = away(at, rect) - half;
      if (gap < ARMY_GAPS[0]! || gap > reach || !free(rect)) continue;
      const hidden = close.under(rect) * ROAD_PRICE + close.doubt(at, rect, CLEARLY.army) + close.strays(at, rect);
      spots.push({ rect, price: price + gap * FARTHER.army + hidden, line: [at, leash(at, rect)] });
    }
  }
  return spots;
}

/** The point of an army nearest to its space, a little inside so that the line ends under it. */
function leash(at: Point, rect: Rect): Point {
  const inset = 6;
  return [
    Math.max(rect[0] + inset, Math.min(rect[2] - inset, at[0])),
    Math.max(rect[1] + inset, Math.min(rect[3] - inset, at[1])),
  ];
}

function ring(
  at: Point,
  half: number,
  width: number,
  height: number,
  sides: readonly Corner[],
  gaps: readonly number[],
  distance: number,
  roads: Roads,
  clearly: number,
): Spot[] {
  const spots: Spot[] = [];
  for (const gap of gaps) {
    sides.forEach(([sx, sy], favour) => {
      const rect = beside(at, half + gap, width, height, sx, sy);
      spots.push({ rect, price: gap * distance + favour * 0.8 + roads.under(rect) * ROAD_PRICE + roads.doubt(at, rect, clearly) });
    });
  }
  return spots;
}

/** A box that touches a space's own box at the side (sx, sy); a half slides along the edge. */
function beside(at: Point, reach: number, width: number, height: number, sx: number, sy: number): Rect {
  const slideX = Math.abs(sx) === 1 ? sx * (reach + width / 2) : sx * width * 0.7;
  const slideY = Math.abs(sy) === 1 ? sy * (reach + height / 2) : sy * height * 0.7;
  const corner = Math.abs(sx) === 1 && Math.abs(sy) === 1 ? reach * 0.5 : 0;
  const x = at[0] + slideX - corner * sx;
  const y = at[1] + slideY;
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** The roads of the board, to ask how much of them a box would hide. */
export class Roads {
  readonly #lines: readonly (readonly [Point, Point])[];

  constructor(
    lines: readonly (readonly [Point, Point])[],
    private readonly at: readonly Point[],
  ) {
    this.#lines = lines;
  }

  static of(links: readonly Link[], at: readonly Point[]): Roads {
    return new Roads(links.map(({ a, b }) => [at[a]!, at[b]!]), at);
  }

  /** Only the spaces and roads around a point: what lies farther is nobody's concern there. */
  about([x, y]: Point, reach: number): Roads {
    const close = ([u, v]: Point): boolean => Math.abs(u - x) < reach && Math.abs(v - y) < reach;
    const lines = this.#lines.filter(([p, q]) => {
      const [u, v] = nearestOn([x, y], p, q);
      return close([u, v]);
    });
    return new Roads(lines, this.at.filter(close));
  }

  /** The price of a leader line that would pass over other spaces. */
  strays(own: Point, rect: Rect): number {
    const to: Point = [(rect[0] + rect[2]) / 2, (rect[1] + rect[3]) / 2];
    let price = 0;
    for (const p of this.at) {
      if (p === own) continue;
      const near = nearestOn(p, own, to);
      if (Math.hypot(p[0] - near[0], p[1] - near[1]) < OVER_A_SPACE) price += STRAY_PRICE;
    }
    return price;
  }

  /** By how much one's own space is nearer than any other. */
  lead(own: Point, rect: Rect): number {
    const mine = away(own, rect);
    return Math.min(Infinity, ...this.at.filter((p) => p !== own).map((p) => away(p, rect) - mine));
  }

  /** The price of standing as near to another space as to one's own. */
  doubt(own: Point, rect: Rect, clearly: number): number {
    const mine = away(own, rect);
    let price = 0;
    for (const p of this.at) {
      if (p === own) continue;
      const lead = away(p, rect) - mine;
      if (lead < clearly) price += (clearly - lead) * DOUBT_PRICE;
    }
    return price;
  }

  under(rect: Rect): number {
    let sum = 0;
    for (const [p, q] of this.#lines) {
      if ((p[0] < rect[0] && q[0] < rect[0]) || (p[0] > rect[2] && q[0] > rect[2])) continue;
      if ((p[1] < rect[1] && q[1] < rect[1]) || (p[1] > rect[3] && q[1] > rect[3])) continue;
      sum += lengthInside(p, q, rect);
    }
    return sum;
  }
}
