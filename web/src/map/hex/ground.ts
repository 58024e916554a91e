/** The ground of a board of hexes as a few paths, block by block: what is out of sight is not painted. */
import type { Board, HexGrid } from '../../drawing';
import { rounded } from '../geography';
import { beyond, centre, DIRECTIONS, hexCount, isHex, outline, terrainOf, washOf } from '../hexes';
import { path, paths } from '../paths';
import { around, stream, type Point, type Rect } from '../shapes';

/** So many columns and rows are painted together. */
const BLOCK = { columns: 8, rows: 7 };
const WET = new Set(['sea', 'lake']);

export interface Layer {
  /** What it is a part of: a look of the ground, a tone. */
  kind: string;
  block: string;
  d: string;
}

/** Hexes by a name that each may have, block by block, as paths. */
function layers(grid: HexGrid, kindOf: (hex: number) => string | undefined, drawn: (hexes: number[]) => string): Layer[] {
  const found = new Map<string, number[]>();
  for (let hex = 0; hex < hexCount(grid); hex += 1) {
    const kind = isHex(grid, hex) ? kindOf(hex) : undefined;
    if (!kind) continue;
    const key = `${kind} ${Math.floor((hex % grid.columns) / BLOCK.columns)}-${Math.floor(hex / grid.columns / BLOCK.rows)}`;
    const hexes = found.get(key);
    if (hexes) hexes.push(hex);
    else found.set(key, [hex]);
  }
  return [...found].map(([key, hexes]) => {
    const [kind, block] = key.split(' ') as [string, string];
    return { kind, block, d: drawn(hexes) };
  });
}

export function grounds(grid: HexGrid, origin: Point): Layer[] {
  return layers(grid, (hex) => terrainOf(grid, hex)?.look, (hexes) => paths(hexes.map((hex) => outline(grid, hex, origin)), true));
}

export function washes(grid: HexGrid, origin: Point): Layer[] {
  return layers(grid, (hex) => washOf(grid, hex)?.tone, (hexes) => paths(hexes.map((hex) => outline(grid, hex, origin)), true));
}

/** The lines between hexes: each side once. */
export function net(grid: HexGrid, origin: Point): Layer[] {
  return layers(
    grid,
    (hex) => (WET.has(terrainOf(grid, hex)?.look ?? '') ? 'wet' : 'dry'),
    (hexes) =>
      paths(
        hexes.flatMap((hex) => {
          const corners = outline(grid, hex, origin);
          return [0, 1, 2].map((side) => [corners[side]!, corners[side + 1]!]).concat(
            [3, 4, 5].filter((side) => beyond(grid, hex, side) < 0).map((side) => [corners[side]!, corners[(side + 1) % DIRECTIONS]!]),
          );
        }),
      ),
  );
}

// ------------------------------------------------------------------ textures

type Sketch = (x: number, y: number, next: () => number) => string;

const at = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A fir, a round tree, a hill, a peak, a tuft of reeds: as the engravers cut them. */
const fir: Sketch = (x, y, next) => {
  const h = 7 + next() * 3.5;
  const w = h * 0.36;
  return `M${at(x, y + 2)}V${Math.round((y - h * 0.1) * 10) / 10}M${at(x - w, y)}L${at(x, y - h * 0.55)}L${at(x + w, y)}M${at(x - w * 0.72, y - h * 0.4)}L${at(x, y - h)}L${at(x + w * 0.72, y - h * 0.4)}`;
};
const tree: Sketch = (x, y, next) => {
  const r = 2.6 + next() * 1.2;
  return `M${at(x, y + 2.4)}V${Math.round((y - 1) * 10) / 10}M${at(x - r, y - 1)}a${at(r, r)} 0 1 1 ${at(2 * r, 0)}a${at(r, r * 0.7)} 0 0 1 ${at(-2 * r, 0)}`;
};
const hill: Sketch = (x, y, next) => {
  const w = 7 + next() * 3;
  return `M${at(x - w, y)}q${at(w * 0.8, -w * 0.95)} ${at(w * 1.9, 0)}M${at(x + w * 0.1, y - w * 0.36)}l${at(1.6, 3)}M${at(x + w * 0.4, y - w * 0.3)}l${at(1.4, 2.6)}`;
};
const peak: Sketch = (x, y, next) => {
  const h = 15 + next() * 6;
  const w = h * 0.62;
  return `M${at(x - w, y)}L${at(x - w * 0.1, y - h)}L${at(x + w, y)}M${at(x - w * 0.1, y - h)}L${at(x + w * 0.12, y - h * 0.62)}L${at(x - w * 0.08, y - h * 0.34)}L${at(x + w * 0.2, y)}M${at(x + w * 0.24, y - h * 0.5)}l${at(w * 0.16, h * 0.42)}M${at(x + w * 0.5, y - h * 0.3)}l${at(w * 0.14, h * 0.24)}`;
};
const reed: Sketch = (x, y) => `M${at(x - 5, y)}h10M${at(x - 2, y)}v-4M${at(x, y)}v-6M${at(x + 2, y)}v-4`;
const grain: Sketch = (x, y) => `M${at(x, y)}h0.1`;

const SKETCHES: Record<string, { of: readonly Sketch[]; spots: readonly Point[] }> = {
  woods: { of: [fir, fir, tree], spots: [[-17, -7], [-2, -15], [14, -9], [-11, 9], [6, 4], [19, 11], [-23, 6], [2, 21]] },
  rough: { of: [hill], spots: [[-12, -8], [11, -2], [-7, 15]] },
  mountain: { of: [peak], spots: [[-13, 2], [9, -1], [-3, 21], [17, 19]] },
  swamp: { of: [reed], spots: [[-13, -8], [9, -4], [-6, 12], [16, 15]] },
  desert: { of: [grain], spots: [[-13, -8], [9, -4], [-6, 12], [16, 15], [0, -18]] },
};

/** The signs of each ground; a hex in which a name or a place stands keeps its middle free. */
export function textures(grid: HexGrid, origin: Point): Layer[] {
  const busy = new Set([...grid.named.map(({ hex }) => hex), ...(grid.places ?? []).map(({ hex }) => hex)]);
  return layers(
    grid,
    (hex) => {
      const look = terrainOf(grid, hex)?.look ?? '';
      return SKETCHES[look] ? look : undefined;
    },
    (hexes) => hexes.map((hex) => sketched(grid, hex, origin, busy.has(hex))).join(''),
  );
}

function sketched(grid: HexGrid, hex: number, origin: Point, busy: boolean): string {
  const { of, spots } = SKETCHES[terrainOf(grid, hex)!.look]!;
  const next = stream(hex * 31 + 7);
  const [x, y] = centre(grid, hex);
  return spots
    .map(([dx, dy]): [number, number, Sketch] => [dx + (next() * 2 - 1) * 3.4, dy + (next() * 2 - 1) * 2.6, of[Math.floor(next() * of.length)]!])
    .filter(([dx, dy]) => !busy || (Math.abs(dx) > 9 && dy < 10))
    .sort((a, b) => a[1] - b[1])
    .map(([dx, dy, sketch]) => sketch(x + origin[0] + dx, y + origin[1] + dy, next))
    .join('');
}

// ------------------------------------------------------------------ lines and borders

/** Lines of one style as one path: ways made supple, sides as they are. */
export function ways(grid: HexGrid, style: string, origin: Point, aside: Point = [0, 0]): string {
  return grid.lines
    .filter((line) => line.style === style)
    .map((line) => {
      const through = (line.hexes ?? []).map((hex): Point => {
        const [x, y] = loosened(grid, hex, origin);
        return [x + aside[0], y + aside[1]];
      });
      const along = (line.sides ?? []).map((side): Point[] => {
        const corners = outline(grid, Math.floor(side / DIRECTIONS), origin);
        return [corners[side % DIRECTIONS]!, corners[(side % DIRECTIONS) + 1 < DIRECTIONS ? (side % DIRECTIONS) + 1 : 0]!];
      });
      return (through.length > 1 ? path(rounded(through, 5)) : '') + paths(along);
    })
    .join('');
}

/** The sides between hexes of different regions, or of a region and none. */
export function borders(board: Board, grid: HexGrid, origin: Point): string {
  const of = new Map<number, number>();
  board.regions.forEach(({ spaces }, r) => spaces.forEach((space) => of.set(space, r)));
  const found: Point[][] = [];
  for (const [hex, region] of of) {
    const corners = outline(grid, hex, origin);
    for (let side = 0; side < DIRECTIONS; side += 1) {
      const other = beyond(grid, hex, side);
      if (other < 0 || WET.has(terrainOf(grid, other)?.look ?? '')) continue;
      const far = of.get(other);
      if (far === region || (far !== undefined && far < region)) continue;
      found.push([corners[side]!, corners[(side + 1) % DIRECTIONS]!]);
    }
  }
  return paths(found);
}

/** The names of rivers and lakes along their longest run, written from left to right. */
export function riverNames(grid: HexGrid, origin: Point): { name: string; d: string }[] {
  const longest = new Map<string, number[]>();
  for (const { style, name, hexes } of grid.lines) {
    if (!name || !hexes || hexes.length < LETTERED || !['river', 'stream', 'lake'].includes(style)) continue;
    if (hexes.length > (longest.get(name)?.length ?? 0)) longest.set(name, hexes);
  }
  return [...longest].flatMap(([name, hexes]) => {
    const line = rounded(hexes.map((hex) => loosened(grid, hex, origin)), 5);
    const short = name.replace(/ \(.*\)| - .*/g, '');
    const onward = line[line.length - 1]![0] >= line[0]![0];
    return [{ name: short, d: path(onward ? line : line.slice().reverse()) }];
  });
}

/** Room for a compass: on open sea, as low and as far out as there is any, away from hexes that are taken. */
export function compassAt(grid: HexGrid, origin: Point, taken: readonly number[]): Rect | null {
  const open = (hex: number): boolean => hex >= 0 && terrainOf(grid, hex)?.look === 'sea';
  const ringOf = (hex: number): number[] => Array.from({ length: DIRECTIONS }, (_, side) => beyond(grid, hex, side));
  for (let hex = hexCount(grid) - 1; hex >= 0; hex -= 1) {
    if (!open(hex)) continue;
    const ring = ringOf(hex);
    const [x, y] = centre(grid, hex);
    const far = taken.every((other) => Math.hypot(centre(grid, other)[0] - x, centre(grid, other)[1] - y) > COMPASS.away);
    if (far && ring.every(open) && ring.flatMap(ringOf).every(open)) {
      return around(x + origin[0], y + origin[1], COMPASS.size, COMPASS.size);
    }
  }
  return null;
}
const COMPASS = { size: 150, away: 220 };

/** A river of fewer hexes has no name on the map. */
const LETTERED = 4;


/** The middle of a hex, a little aside, so that no line is straight; the same for every line. */
function loosened(grid: HexGrid, hex: number, origin: Point): Point {
  const [x, y] = centre(grid, hex);
  const next = stream(hex * 17 + 3);
  return [x + origin[0] + (next() * 2 - 1) * LOOSE, y + origin[1] + (next() * 2 - 1) * LOOSE];
}
const LOOSE = 5;
