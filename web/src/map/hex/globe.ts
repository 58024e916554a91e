/** The country under a board of hexes: from the plane of all our maps to the sheet, by the net of
 * known points that the grid brings. */
import type { HexGlobe, HexGrid } from '../../drawing';
import { country, type Country } from '../geography';
import { BREADTH, RADIUS } from '../hexes';
import { project } from '../projection';
import type { Point, Rect } from '../shapes';

const STRIDE = RADIUS * 1.5;
const ROUNDS = 6;
const CLOSE = 0.02;

/** Where a column and a row lie, as if no column were shifted, with the grid beginning at 0, 0. */
function unshifted(grid: HexGrid, column: number, row: number): Point {
  const [line, place] = grid.straight === 'columns' ? [column, row] : [row, column];
  const [along, across] = [RADIUS + STRIDE * line, BREADTH * (place + 0.5)];
  return grid.straight === 'columns' ? [along, across] : [across, along];
}

interface Net {
  /** The crossings in kilometres on the plane. */
  at: Point[][];
  globe: HexGlobe;
}

/** From the plane to the net, counted in its meshes: first as if it were flat, then closer and closer. */
export function meshAt({ at }: Net): (p: Point) => Point {
  const rows = at.length - 1;
  const columns = at[0]!.length - 1;
  const [a, b, c] = [at[0]![0]!, at[0]![columns]!, at[rows]![0]!];
  const across: Point = [(b[0] - a[0]) / columns, (b[1] - a[1]) / columns];
  const down: Point = [(c[0] - a[0]) / rows, (c[1] - a[1]) / rows];
  const size = across[0] * down[1] - across[1] * down[0];
  const step = ([x, y]: Point): Point => [(x * down[1] - y * down[0]) / size, (y * across[0] - x * across[1]) / size];
  const planeOf = ([i, j]: Point): Point => {
    const [m, n] = [Math.max(0, Math.min(columns - 1, Math.floor(i))), Math.max(0, Math.min(rows - 1, Math.floor(j)))];
    const [u, v] = [i - m, j - n];
    const mix = (k: 0 | 1): number =>
      at[n]![m]![k] * (1 - u) * (1 - v) + at[n]![m + 1]![k] * u * (1 - v) + at[n + 1]![m]![k] * (1 - u) * v + at[n + 1]![m + 1]![k] * u * v;
    return [mix(0), mix(1)];
  };
  return (p) => {
    let here = step([p[0] - a[0], p[1] - a[1]]);
    for (let i = 0; i < ROUNDS; i += 1) {
      const [x, y] = planeOf(here);
      if (Math.abs(p[0] - x) + Math.abs(p[1] - y) < CLOSE) break;
      const [di, dj] = step([p[0] - x, p[1] - y]);
      here = [here[0] + di, here[1] + dj];
    }
    return here;
  };
}

/** How far north is turned from the top of the sheet, in degrees clockwise; 0 for a grid without a globe. */
export function northOf(grid: HexGrid): number {
  const at = grid.globe?.at;
  if (!at || at.length < 2) return 0;
  const line = at[Math.floor((at.length - 1) / 2)]!;
  const column = Math.floor((line.length - 1) / 2);
  const [x, y] = project(...line[column]!);
  const [u, v] = project(...at[Math.floor((at.length - 1) / 2) + 1]![column]!);
  // Down the sheet leads from the one crossing to the other: north is as far from up as up from there.
  return (-Math.atan2(v - y, u - x) * 180) / Math.PI + 90;
}

/** The public country, bent to the grid, on the sheet where the grid begins at `origin`. */
export function countryUnder(grid: HexGrid, origin: Point): Country | null {
  const { globe } = grid;
  if (!globe || globe.at.length < 2 || globe.at[0]!.length < 2) return null;
  const net: Net = { globe, at: globe.at.map((line) => line.map(([lat, lon]) => project(lat, lon))) };
  const mesh = meshAt(net);
  const points = net.at.flat();
  const window: Rect = [
    Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y)),
    Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y)),
  ];
  const bend = (p: Point): Point => {
    const [i, j] = mesh(p);
    const [x, y] = unshifted(grid, globe.first[0] + i * globe.every, globe.first[1] + j * globe.every);
    return [x + origin[0], y + origin[1]];
  };
  return country(bend, window, 1);
}
