/** Boards of hexes: where a hex lies, which hex a point lies in, and what is drawn of thousands of
 * them as a few paths. A hex is a space, numbered row by row. */
import { NO_HEX, type Board, type HexGrid, type HexPlace, type HexWash, type NamedHex, type Terrain } from '../drawing';
import { paths } from './paths';
import type { Point, Rect } from './shapes';

/** From the middle of a hex to a corner. */
export const RADIUS = 34;
/** From side to side. */
export const BREADTH = RADIUS * Math.sqrt(3);
export const DIRECTIONS = 6;

const STRIDE = RADIUS * 1.5;
const TURN = 60;

/** Whether hexes stand in straight columns, with a flat top. */
const upright = (grid: HexGrid): boolean => grid.straight === 'columns';

/** Half a hex for those columns (or rows) that stand lower (or farther right). */
const shift = (grid: HexGrid, line: number): number => (Math.abs(line % 2) === 1) === (grid.shifted === 'odd') ? 1 : 0;

export const hexCount = (grid: HexGrid): number => grid.columns * grid.rows;

export function isHex(grid: HexGrid, hex: number): boolean {
  return terrainLetter(grid, hex) !== NO_HEX;
}

function terrainLetter(grid: HexGrid, hex: number): string {
  if (!Number.isInteger(hex) || hex < 0 || hex >= hexCount(grid)) return NO_HEX;
  return grid.terrain[Math.floor(hex / grid.columns)]?.[hex % grid.columns] ?? NO_HEX;
}

export function terrainOf(grid: HexGrid, hex: number): Terrain | undefined {
  return grid.legend[terrainLetter(grid, hex)];
}

/** The colour over a hex, if it has one. */
export function washOf(grid: HexGrid, hex: number): HexWash | undefined {
  return grid.washes?.[grid.wash?.[Math.floor(hex / grid.columns)]?.[hex % grid.columns] ?? NO_HEX];
}

// ------------------------------------------------------------------ places inside hexes

/** The place inside a hex that a space is, if it is one. */
export const placeAt = (grid: HexGrid, space: number): HexPlace | undefined => grid.places?.[space - hexCount(grid)];

/** The hex of a space: its own number, or that of the hex around a place. */
export const hexOf = (grid: HexGrid, space: number): number => placeAt(grid, space)?.hex ?? space;

const inside = new WeakMap<HexGrid, Map<number, number[]>>();

/** A hex and the places in it, as spaces. */
export function spacesOf(grid: HexGrid, hex: number): number[] {
  let found = inside.get(grid);
  if (!found) {
    found = new Map();
    for (const [i, place] of (grid.places ?? []).entries()) found.set(place.hex, [...(found.get(place.hex) ?? []), hexCount(grid) + i]);
    inside.set(grid, found);
  }
  return [hex, ...(found.get(hex) ?? [])];
}

/** The middle of a hex, where the grid begins at 0, 0. */
export function centre(grid: HexGrid, hex: number): Point {
  return middle(grid, hex % grid.columns, Math.floor(hex / grid.columns));
}

function middle(grid: HexGrid, column: number, row: number): Point {
  const [line, place] = upright(grid) ? [column, row] : [row, column];
  const along = RADIUS + STRIDE * line;
  const across = (BREADTH / 2) * (1 + 2 * place + shift(grid, line));
  return upright(grid) ? [along, across] : [across, along];
}

/** The hex in which a point lies, by arithmetic: the nearest of three middles; -1 outside of all. */
export function hexAt(grid: HexGrid, [x, y]: Point): number {
  const [along, across] = upright(grid) ? [x, y] : [y, x];
  const near = Math.round((along - RADIUS) / STRIDE) + 0;
  let best = -1;
  let least = RADIUS ** 2;
  for (const line of [near - 1, near, near + 1]) {
    const place = Math.round((across / (BREADTH / 2) - 1 - shift(grid, line)) / 2) + 0; // never -0
    const [column, row] = upright(grid) ? [line, place] : [place, line];
    if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) continue;
    const [u, v] = middle(grid, column, row);
    const far = (u - x) ** 2 + (v - y) ** 2;
    if (far < least) {
      least = far;
      best = row * grid.columns + column;
    }
  }
  return best >= 0 && isHex(grid, best) && within(grid, best, [x, y]) ? best : -1;
}

/** At the rim of the grid the nearest middle is not enough. */
function within(grid: HexGrid, hex: number, [x, y]: Point): boolean {
  const [u, v] = centre(grid, hex);
  return Array.from({ length: DIRECTIONS }, (_, side) => normal(grid, side)).every(
    ([dx, dy]) => (x - u) * dx + (y - v) * dy <= BREADTH / 2 + 1e-6,
  );
}

/** The way out of a hex over a side. */
function normal(grid: HexGrid, side: number): Point {
  const turn = ((side * TURN - (upright(grid) ? 90 : 60)) * Math.PI) / 180;
  return [Math.cos(turn), Math.sin(turn)];
}

/** The hex beyond a side; -1 where there is none. */
export function beyond(grid: HexGrid, hex: number, side: number): number {
  const [x, y] = centre(grid, hex);
  const [dx, dy] = normal(grid, side);
  return hexAt(grid, [x + dx * BREADTH, y + dy * BREADTH]);
}

/** The hex one step on for an arrow key. */
export function stepHex(grid: HexGrid, hex: number, dx: number, dy: number): number {
  const straight = upright(grid) ? dx === 0 : dy === 0;
  const line = upright(grid) ? hex % grid.columns : Math.floor(hex / grid.columns);
  let best = hex;
  let most = 0;
  for (let side = 0; side < DIRECTIONS; side += 1) {
    const [u, v] = normal(grid, side);
    // Across the straight lines two sides lead on alike: by turns, so that the way stays level.
    const level = straight ? 0 : (upright(grid) ? v : u) * (shift(grid, line) ? -0.1 : 0.1);
    const ahead = u * dx + v * dy + level;
    const next = ahead > most + 1e-9 ? beyond(grid, hex, side) : -1;
    if (next >= 0) {
      most = ahead;
      best = next;
    }
  }
  return best;
}

// ------------------------------------------------------------------ outlines and lines

/** The corner at which a side begins, going clockwise. */
function corner(grid: HexGrid, [x, y]: Point, side: number): Point {
  const turn = ((side * TURN - (upright(grid) ? 120 : 90)) * Math.PI) / 180;
  return [x + RADIUS * Math.cos(turn), y + RADIUS * Math.sin(turn)];
}

export function outline(grid: HexGrid, hex: number, [left, top]: Point = [0, 0]): Point[] {
  const [x, y] = centre(grid, hex);
  return Array.from({ length: DIRECTIONS }, (_, side) => corner(grid, [x + left, y + top], side));
}

/** Many hexes as one path. */
export function hexPath(grid: HexGrid, hexes: Iterable<number>, origin: Point = [0, 0]): string {
  return paths([...hexes].map((hex) => outline(grid, hex, origin)), true);
}

/** The room that a grid takes. */
export function extent(grid: HexGrid): Rect {
  const [lines, places] = upright(grid) ? [grid.columns, grid.rows] : [grid.rows, grid.columns];
  const along = 2 * RADIUS + STRIDE * (lines - 1);
  const across = BREADTH * (places + 0.5);
  return upright(grid) ? [0, 0, along, across] : [0, 0, across, along];
}

/** The part of the grid that has hexes: where a scenario leaves some out the sheet is smaller. */
export function played(grid: HexGrid): Rect {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let hex = 0; hex < hexCount(grid); hex += 1) {
    if (!isHex(grid, hex)) continue;
    const [x, y] = centre(grid, hex);
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  if (left > right) return extent(grid);
  const [broad, high] = upright(grid) ? [RADIUS, BREADTH / 2] : [BREADTH / 2, RADIUS];
  return [left - broad, top - high, right + broad, bottom + high];
}

// ------------------------------------------------------------------ names

/** The printed number of a hex: its column and its row. */
export function hexNumber(grid: HexGrid, hex: number): string {
  const [column, row] = grid.first;
  const digits = (most: number): number => Math.max(2, String(most).length);
  const pad = (value: number, most: number): string => String(value).padStart(digits(most), '0');
  const heading = grid.headings?.[hex % grid.columns] ?? pad(column + (hex % grid.columns), column + grid.columns - 1);
  return heading + pad(row + Math.floor(hex / grid.columns), row + grid.rows - 1);
}

const known = new WeakMap<HexGrid, Map<number, NamedHex>>();

export function namedHex(grid: HexGrid, hex: number): NamedHex | undefined {
  let names = known.get(grid);
  if (!names) {
    names = new Map(grid.named.map((each) => [each.hex, each]));
    known.set(grid, names);
  }
  return names.get(hex);
}

/** What a hex is called: by its name, otherwise by its ground; and its printed number. */
export function hexLabel(grid: HexGrid, hex: number): string {
  const place = placeAt(grid, hex);
  if (place) return place.name;
  return `${namedHex(grid, hex)?.name ?? terrainOf(grid, hex)?.name ?? 'Hex'} ${hexNumber(grid, hex)}`;
}

const sought = new WeakMap<HexGrid, Map<string, number>>();
const plain = (text: string): string => text.normalize('NFD').replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** A hex by what somebody types: its number, its name, or how its name begins; -1 for none. */
export function findHex(grid: HexGrid, text: string): number {
  let names = sought.get(grid);
  if (!names) {
    names = new Map();
    for (let hex = 0; hex < hexCount(grid); hex += 1) if (isHex(grid, hex)) names.set(plain(hexNumber(grid, hex)), hex);
    for (const { hex, name } of grid.named) names.set(plain(name), hex);
    sought.set(grid, names);
  }
  const wanted = plain(text);
  if (!wanted) return -1;
  return names.get(wanted) ?? [...names].find(([name]) => name.startsWith(wanted))?.[1] ?? -1;
}

// ------------------------------------------------------------------ spaces of any board

export const hasSpace = (board: Board, index: number): boolean =>
  board.hexes ? isHex(board.hexes, hexOf(board.hexes, index)) : board.spaces[index] !== undefined;

/** The name of a space, be it a place, an area or a hex. */
export const spaceLabel = (board: Board, index: number): string =>
  board.hexes ? hexLabel(board.hexes, index) : (board.spaces[index]?.label ?? '');
