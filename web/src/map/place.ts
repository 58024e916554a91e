/**
 * Finds places for things that must not lie on one another: names, armies, tablets.
 *
 * Each thing brings the spots it would take, each with a price. A repeatable search moves the
 * things about until nothing overlaps and the price is low.
 */
import { grown, overlap, stream, within, type Rect } from './shapes';

export interface Spot {
  rect: Rect;
  price: number;
}

export interface Thing {
  spots: readonly Spot[];
  /** How dearly an overlap with another thing is paid; 1 forbids it, less only discourages. */
  weight?: number;
}

export interface Manner {
  /** Spots to begin from; without them each thing begins at its cheapest. */
  start?: readonly number[];
  /** How many times a contented arrangement is shaken to find a cheaper one. */
  shakes?: number;
}

const OVERLAP = 4000;
const OUTSIDE = 9000;
const AIR = 1.5;
const SWEEPS = 12;
const ATTEMPTS = 160;
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
  readonly #weights: Float64Array;
  readonly #prices: Float64Array[];
  readonly #least: number[];
  /** For each thing the others that it can ever touch. */
  readonly #near: number[][];
  readonly #next: () => number;
  readonly #shakes: number;
  #chosen: Int32Array;

  constructor(things: readonly Thing[], walls: readonly Rect[], sheet: Rect, { start, shakes = 0 }: Manner) {
    this.#things = things;
    this.#corners = things.map(({ spots }) => corners(spots));
    this.#weights = Float64Array.from(things, ({ weight }) => weight ?? 1);
    const reaches = things.map(({ spots }) => grown(hull(spots), AIR));
    this.#prices = things.map(({ spots }, i) => {
      const close = walls.filter((wall) => overlap(wall, reaches[i]!) > 0);
      return Float64Array.from(spots, (spot) => spot.price + wallPrice(spot.rect, close, sheet));
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
      if (!loose.length) {
        if (shaken >= this.#shakes) break;
        shaken += 1;
        loose = all.filter((i) => this.#pays(i) > CONTENT);
      }
      if (!loose.length) break;
      loose.sort((i, j) => this.#pays(j) - this.#pays(i));
      const before = this.#chosen.slice();
      this.#dislodge(loose[Math.floor(this.#next() ** 1.6 * loose.length)]!);
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
    const [left, top, right, bottom] = [own[spot * 4]! - AIR, own[spot * 4 + 1]! - AIR, own[spot * 4 + 2]! + AIR, own[spot * 4 + 3]! + AIR];
    let price = 0;
    for (let n = 0; n < near.length; n += 1) {
      const j = near[n]!;
      const other = this.#corners[j]!;
      const at = this.#chosen[j]! * 4;
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

  /** Gives one thing a random spot free of walls, and sends whatever lay there to look elsewhere. */
  #dislodge(i: number): void {
    const prices = this.#prices[i]!;
    const free: number[] = [];
    prices.forEach((price, spot) => price < OVERLAP && free.push(spot));
    if (!free.length) return;
    free.sort((a, b) => prices[a]! - prices[b]!);
    this.#chosen[i] = free[Math.floor(this.#next() ** 2 * free.length)]!;
    const rect = grown(this.#things[i]!.spots[this.#chosen[i]!]!.rect, AIR);
    const struck = this.#near[i]!.filter(
      (j) => overlap(rect, this.#things[j]!.spots[this.#chosen[j]!]!.rect) > 0,
    );
    for (const j of struck) this.#settle(j);
    this.#calm([...this.#near[i]!, i]);
  }

  #total(): number {
    let sum = 0;
    for (let i = 0; i < this.#chosen.length; i += 1) sum += this.#pays(i) + this.#clashes(i, this.#chosen[i]!) / 2;
    return sum;
  }
}

function corners(spots: readonly Spot[]): Float64Array {
  const flat = new Float64Array(spots.length * 4);
  spots.forEach(({ rect }, i) => flat.set(rect, i * 4));
  return flat;
}

function wallPrice(rect: Rect, walls: readonly Rect[], sheet: Rect): number {
  let price = within(rect, sheet) ? 0 : OUTSIDE;
  const airy = grown(rect, AIR);
  for (const wall of walls) {
    const area = overlap(airy, wall);
    if (area > 0) price += OVERLAP + area;
  }
  return price;
}

function hull(spots: readonly Spot[]): Rect {
  return spots.reduce<Rect>(
    ([left, top, right, bottom], { rect }) => [
      Math.min(left, rect[0]),
      Math.min(top, rect[1]),
      Math.max(right, rect[2]),
      Math.max(bottom, rect[3]),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
}
