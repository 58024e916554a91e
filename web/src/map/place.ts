/**
 * Finds places for things that must not lie on one another: names, armies, tablets.
 *
 * Each thing brings the spots it would take, each with a price. A repeatable search moves the
 * things about until nothing overlaps and the price is low.
 */
import { LEASH } from './measures';
import { covers, enters, grown, overlap, stream, within, type Disc, type Point, type Rect } from './shapes';

export interface Spot {
  rect: Rect;
  price: number;
  /** A line that is drawn with it, from its space: what has no line itself may not lie under it. */
  line?: readonly [Point, Point];
}

export interface Thing {
  spots: readonly Spot[];
  /** How dearly an overlap with another thing is paid; 1 forbids it, less only discourages. */
  weight?: number;
  /** What it keeps clear of besides the walls. */
  rings?: readonly Disc[];
}

export interface Manner {
  /** Spots to begin from; without them each thing begins at its cheapest. */
  start?: readonly number[];
  /** How many times a contented arrangement is shaken to find a cheaper one. */
  shakes?: number;
}

/** What it costs to lie on something. */
export const OVERLAP = 4000;
/** The same where the other cannot give way. */
const FAST = 7500;
const OUTSIDE = 9000;
/** The room that things leave between them. */
export const AIR = 1.5;
/** How far the other things keep from the middle of a line. */
const BESIDE = LEASH / 2;
const SWEEPS = 12;
const ATTEMPTS = 240;
/** A thing that pays less than this is not shaken. */
const CONTENT = 6;

/** The number of the chosen spot of each thing; earlier things give way first. */
export function place(things: readonly Thing[], walls: readonly Rect[], sheet: Rect, manner: Manner = {}): number[] {
  return new Search(things, walls, sheet, manner).run();
}

class Search {
  readonly #things: readonly Thing[];
  /** The corners of every spot of every thing, four numbers each. */
  readonly #corners: Float64Array[];
  /** The ends of the line of every spot, four numbers each; null for things without lines. */
  readonly #lines: (Float64Array | null)[];
  readonly #weights: Float64Array;
  readonly #prices: Float64Array[];
  readonly #least: number[];
  /** For each thing that was ever dislodged its spots free of walls, the cheapest first. */
  readonly #free: number[][] = [];
  /** For each thing the others that it can ever touch. */
  readonly #near: number[][];
  readonly #next: () => number;
  readonly #shakes: number;
  #chosen: Int32Array;

  constructor(things: readonly Thing[], walls: readonly Rect[], sheet: Rect, { start, shakes = 0 }: Manner) {
    this.#things = things;
    this.#corners = things.map(({ spots }) => corners(spots));
    this.#lines = things.map(({ spots }) => lines(spots));
    this.#weights = Float64Array.from(things, ({ weight }) => weight ?? 1);
    const reaches = things.map(({ spots }) => grown(hull(spots), Math.max(AIR, BESIDE)));
    this.#prices = things.map(({ spots, rings = [] }, i) => {
      const close = walls.filter((wall) => overlap(wall, reaches[i]!) > 0);
      const around = rings.filter((ring) => covers(reaches[i]!, ring));
      return Float64Array.from(spots, (spot) => spot.price + wallPrice(spot, close, around, sheet));
    });
    this.#least = this.#prices.map((prices) => Math.min(...prices));
    this.#near = reaches.map((reach, i) =>
      reaches.flatMap((other, j) => (i !== j && overlap(reach, other) > 0 ? [j] : [])),
    );
    this.#chosen = Int32Array.from(start ?? this.#prices.map((prices, i) => prices.indexOf(this.#least[i]!)));
    this.#next = stream(things.length * 7919 + walls.length);
    this.#shakes = shakes;
  }

  run(): number[] {
    const all = this.#things.map((_, i) => i);
    this.#calm(all);
    let shaken = 0;
    let price = this.#total();
    for (let attempt = 0; attempt < ATTEMPTS + this.#shakes; attempt += 1) {
      let loose = all.filter((i) => this.#troubled(i));
      const troubled = loose.length > 0;
      if (!troubled) {
        if (shaken >= this.#shakes) break;
        shaken += 1;
        loose = all.filter((i) => this.#pays(i) > CONTENT);
      }
      if (!loose.length) break;
      loose.sort((i, j) => this.#pays(j) - this.#pays(i));
      const before = this.#chosen.slice();
      const one = loose[Math.floor(this.#next() ** 1.6 * loose.length)]!;
      this.#dislodge(troubled && attempt % 2 ? this.#neighbour(one) : one);
      const after = this.#total();
      if (after < price - 1e-6) price = after;
      else this.#chosen = before;
    }
    return [...this.#chosen];
  }

  /** Lets things move to cheaper spots until none wants to; those they disturb follow. */
  #calm(from: readonly number[]): void {
    let restless = new Uint8Array(this.#things.length);
    for (const i of from) restless[i] = 1;
    for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
      const stirred = new Uint8Array(this.#things.length);
      let any = false;
      for (let i = 0; i < restless.length; i += 1) {
        if (!restless[i] || !this.#settle(i)) continue;
        any = true;
        for (const j of this.#near[i]!) stirred[j] = 1;
      }
      if (!any) return;
      restless = stirred;
    }
  }

  #settle(i: number): boolean {
    const prices = this.#prices[i]!;
    let at = this.#chosen[i]!;
    let low = prices[at]! + this.#clashes(i, at);
    if (low <= this.#least[i]! + 1e-6) return false;
    for (let spot = 0; spot < prices.length; spot += 1) {
      if (prices[spot]! >= low) continue;
      const price = prices[spot]! + this.#clashes(i, spot, low - prices[spot]!);
      if (price < low - 1e-6) {
        low = price;
        at = spot;
      }
    }
    if (at === this.#chosen[i]) return false;
    this.#chosen[i] = at;
    return true;
  }

  /** What a spot costs for what lies there; counted no farther than is worth knowing. */
  #clashes(i: number, spot: number, enough = Infinity): number {
    const own = this.#corners[i]!;
    const near = this.#near[i]!;
    const weight = this.#weights[i]!;
    const line = this.#lines[i]!;
    const [left, top, right, bottom] = [own[spot * 4]! - AIR, own[spot * 4 + 1]! - AIR, own[spot * 4 + 2]! + AIR, own[spot * 4 + 3]! + AIR];
    let price = 0;
    for (let n = 0; n < near.length; n += 1) {
      const j = near[n]!;
      const other = this.#corners[j]!;
      const at = this.#chosen[j]! * 4;
      const foreign = this.#lines[j]!;
      if (line ? !foreign && under(line, spot * 4, other, at) : foreign && under(foreign, at, own, spot * 4)) {
        price += OVERLAP * Math.min(weight, this.#weights[j]!);
      }
      const width = Math.min(right, other[at + 2]!) - Math.max(left, other[at]!);
      if (width <= 0) continue;
      const height = Math.min(bottom, other[at + 3]!) - Math.max(top, other[at + 1]!);
      if (height <= 0) continue;
      price += (OVERLAP + width * height * 4) * Math.min(weight, this.#weights[j]!);
      if (price >= enough) return price;
    }
    return price;
  }

  #pays(i: number): number {
    return this.#prices[i]![this.#chosen[i]!]!;
  }

  #troubled(i: number): boolean {
    if (this.#weights[i]! < 1) return false;
    return this.#pays(i) + this.#clashes(i, this.#chosen[i]!) >= OVERLAP;
  }

  /** Something near, which may have to go before a thing in trouble finds its place. */
  #neighbour(i: number): number {
    const near = this.#near[i]!;
    return near[Math.floor(this.#next() * near.length)] ?? i;
  }

  /** Gives one thing a random spot free of walls, and sends whatever lay there to look elsewhere. */
  #dislodge(i: number): void {
    const free = (this.#free[i] ??= affordable(this.#prices[i]!));
    if (!free.length) return;
    this.#chosen[i] = free[Math.floor(this.#next() ** 2 * free.length)]!;
    const taken = this.#things[i]!.spots[this.#chosen[i]!]!;
    const struck = this.#near[i]!.filter((j) => strike(taken, this.#things[j]!.spots[this.#chosen[j]!]!));
    for (const j of struck) this.#settle(j);
    this.#calm([...this.#near[i]!, i]);
  }

  #total(): number {
    let sum = 0;
    for (let i = 0; i < this.#chosen.length; i += 1) sum += this.#pays(i) + this.#clashes(i, this.#chosen[i]!) / 2;
    return sum;
  }
}

function affordable(prices: Float64Array): number[] {
  const free: number[] = [];
  prices.forEach((price, spot) => price < OVERLAP && free.push(spot));
  return free.sort((a, b) => prices[a]! - prices[b]!);
}

function corners(spots: readonly Spot[]): Float64Array {
  const flat = new Float64Array(spots.length * 4);
  spots.forEach(({ rect }, i) => flat.set(rect, i * 4));
  return flat;
}

function lines(spots: readonly Spot[]): Float64Array | null {
  if (!spots.some(({ line }) => line)) return null;
  const flat = new Float64Array(spots.length * 4);
  spots.forEach(({ line }, i) => line && flat.set([...line[0], ...line[1]], i * 4));
  return flat;
}

/** Whether a box lies under a line, both among the flat numbers of a thing. */
function under(lines: Float64Array, at: number, boxes: Float64Array, box: number): boolean {
  return enters(
    lines[at]!, lines[at + 1]!, lines[at + 2]!, lines[at + 3]!,
    boxes[box]! - BESIDE, boxes[box + 1]! - BESIDE, boxes[box + 2]! + BESIDE, boxes[box + 3]! + BESIDE,
  );
}

/** Whether a line, where there is one, would be drawn over a box. */
export function hides(line: Spot['line'], rect: Rect): boolean {
  return line !== undefined && enters(...line[0], ...line[1], ...grown(rect, BESIDE));
}

function strike(one: Spot, two: Spot): boolean {
  if (overlap(grown(one.rect, AIR), two.rect) > 0) return true;
  return one.line ? !two.line && hides(one.line, two.rect) : hides(two.line, one.rect);
}

function wallPrice({ rect }: Spot, walls: readonly Rect[], rings: readonly Disc[], sheet: Rect): number {
  let price = within(rect, sheet) ? 0 : OUTSIDE;
  const airy = grown(rect, AIR);
  for (const wall of walls) {
    const area = overlap(airy, wall);
    if (area > 0) price += FAST + area;
  }
  for (const ring of rings) if (covers(rect, ring)) price += FAST;
  return price;
}

function hull(spots: readonly Spot[]): Rect {
  return spots.reduce<Rect>(
    ([left, top, right, bottom], { rect, line: [[x, y]] = [[rect[0], rect[1]]] }) => [
      Math.min(left, rect[0], x),
      Math.min(top, rect[1], y),
      Math.max(right, rect[2], x),
      Math.max(bottom, rect[3], y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
}
