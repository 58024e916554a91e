/** The baked country, read into lines of points on the sheet. */
import baked from './geography.json';
import { unpackNumbers } from './packing';
import { turned, UNITS_PER_KM } from './projection';
import type { Point, Rect } from './shapes';

export interface Stroke {
  name: string;
  breadth: number;
  line: Point[];
}

export interface Ground {
  id: string;
  rings: Point[][];
}

export interface Border {
  /** The regions on its two sides; an empty name is country of no colony. */
  between: [string, string];
  lines: Point[][];
}

export interface Country {
  land: Point[][];
  lakes: Point[][];
  narrowLakes: Stroke[];
  rivers: Stroke[];
  ridges: Stroke[];
  regions: Ground[];
  borders: Border[];
}

type Bend = (p: Point) => Point;

/** The country around a window of the sheet, so large for each kilometre and so far turned, bent as the spaces were spread. */
export function country(bend: Bend, window: Rect, unitsPerKm = UNITS_PER_KM, turn = 0): Country {
  const read = (line: string): Point[] => points(unpackNumbers(line), baked.grain * unitsPerKm).map((p) => turned(p, turn));
  const near = (lines: Point[][]): Point[][] => lines.filter((line) => meets(line, window)).map((line) => line.map(bend));
  const strokes = (
    list: readonly { name: string; breadth?: number; height?: number; line: string }[],
  ): Stroke[] =>
    list
      .map((each) => ({
        name: each.name,
        breadth: each.breadth ?? each.height ?? 1,
        line: rounded(read(each.line), 3),
      }))
      .filter((each) => meets(each.line, window))
      .map((each) => ({ ...each, line: each.line.map(bend) }));
  return {
    land: near(baked.land.map(read)),
    lakes: near(baked.lakes.map(read)),
    narrowLakes: strokes(baked.narrowLakes),
    rivers: strokes(baked.rivers),
    ridges: strokes(baked.ridges),
    regions: baked.regions.map((each) => ({ id: each.id, rings: near(each.rings.map(read)) })),
    borders: baked.borders.map((each) => ({
      between: [each.between[0]!, each.between[1]!],
      lines: near(each.lines.map(read)),
    })),
  };
}

function points(numbers: readonly number[], scale: number): Point[] {
  const line: Point[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    x += numbers[i]!;
    y += numbers[i + 1]!;
    line.push([x * scale, y * scale]);
  }
  return line;
}

function meets(line: readonly Point[], window: Rect): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return left < window[2] && right > window[0] && top < window[3] && bottom > window[1];
}

/** A polyline made supple: Catmull and Rom's curve through its points. */
export function rounded(line: readonly Point[], pieces: number): Point[] {
  if (line.length < 3) return line.slice();
  const out: Point[] = [];
  for (let i = 0; i + 1 < line.length; i += 1) {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[i]!;
    const c = line[i + 1]!;
    const d = line[Math.min(line.length - 1, i + 2)]!;
    for (let k = 0; k < pieces; k += 1) {
      const t = k / pieces;
      out.push([curve(a[0], b[0], c[0], d[0], t), curve(a[1], b[1], c[1], d[1], t)]);
    }
  }
  out.push(line[line.length - 1]!);
  return out;
}

function curve(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}
