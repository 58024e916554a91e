/** A coarse raster of some ground, to ask quickly whether a box lies inside or outside of it. */
import type { Point, Rect } from './shapes';

const CELL = 6;

export class Mask {
  readonly #columns: number;
  readonly #rows: number;
  readonly #cells: Uint8Array;
  /** At each corner of the raster, how many cells above and to the left are covered. */
  readonly #sums: Uint32Array;

  constructor(
    rings: readonly (readonly Point[])[],
    private readonly window: Rect,
  ) {
    this.#columns = Math.ceil((window[2] - window[0]) / CELL);
    this.#rows = Math.ceil((window[3] - window[1]) / CELL);
    this.#cells = new Uint8Array(this.#columns * this.#rows);
    this.#fill(rings);
    this.#sums = this.#add();
  }

  /** Which share of a box is covered, 0 to 1; what lies off the sheet counts as bare. */
  share(rect: Rect): number {
    const column = (x: number): number => clamp(Math.round((x - this.window[0]) / CELL), this.#columns);
    const row = (y: number): number => clamp(Math.round((y - this.window[1]) / CELL), this.#rows);
    const [left, top] = [column(rect[0]), row(rect[1])];
    const [right, bottom] = [column(rect[2]), row(rect[3])];
    const cells = (right - left) * (bottom - top);
    if (cells <= 0) return 0;
    const wide = this.#columns + 1;
    const sum = (r: number, c: number): number => this.#sums[r * wide + c]!;
    return (sum(bottom, right) - sum(top, right) - sum(bottom, left) + sum(top, left)) / cells;
  }

  covers(x: number, y: number): boolean {
    const column = Math.floor((x - this.window[0]) / CELL);
    const row = Math.floor((y - this.window[1]) / CELL);
    if (column < 0 || row < 0 || column >= this.#columns || row >= this.#rows) return false;
    return this.#cells[row * this.#columns + column] === 1;
  }

  /** The middle of all covered ground and its size in square units. */
  centre(): { at: Point; area: number } {
    let [x, y, count] = [0, 0, 0];
    this.#cells.forEach((cell, i) => {
      if (!cell) return;
      count += 1;
      x += i % this.#columns;
      y += Math.floor(i / this.#columns);
    });
    const middle = (sum: number, from: number): number => from + ((count ? sum / count : 0) + 0.5) * CELL;
    return { at: [middle(x, this.window[0]), middle(y, this.window[1])], area: count * CELL * CELL };
  }

  #fill(rings: readonly (readonly Point[])[]): void {
    const crossings: number[][] = Array.from({ length: this.#rows }, () => []);
    for (const ring of rings) {
      ring.forEach((a, i) => this.#cross(a, ring[(i + 1) % ring.length]!, crossings));
    }
    crossings.forEach((row, r) => {
      row.sort((a, b) => a - b);
      for (let i = 0; i + 1 < row.length; i += 2) {
        const from = Math.max(0, Math.ceil((row[i]! - this.window[0]) / CELL - 0.5));
        const to = Math.min(this.#columns - 1, Math.floor((row[i + 1]! - this.window[0]) / CELL - 0.5));
        for (let c = from; c <= to; c += 1) this.#cells[r * this.#columns + c] = 1;
      }
    });
  }

  #add(): Uint32Array {
    const wide = this.#columns + 1;
    const sums = new Uint32Array(wide * (this.#rows + 1));
    for (let r = 0; r < this.#rows; r += 1) {
      let row = 0;
      for (let c = 0; c < this.#columns; c += 1) {
        row += this.#cells[r * this.#columns + c]!;
        sums[(r + 1) * wide + c + 1] = sums[r * wide + c + 1]! + row;
      }
    }
    return sums;
  }

  #cross(a: Point, b: Point, crossings: number[][]): void {
    if (a[1] === b[1]) return;
    const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
    const first = Math.max(0, Math.ceil((low[1] - this.window[1]) / CELL - 0.5));
    for (let r = first; r < this.#rows; r += 1) {
      const y = this.window[1] + (r + 0.5) * CELL;
      if (y >= high[1]) return;
      if (y < low[1]) continue;
      crossings[r]!.push(low[0] + ((y - low[1]) / (high[1] - low[1])) * (high[0] - low[0]));
    }
  }
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}
