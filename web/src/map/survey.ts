/**
 * The slow part of laying out a board: where spaces, names, zones and ornaments go. What it finds
 * is plain numbers, so that the survey of a known board can be baked once (scripts/bake-survey.mjs)
 * and any other board is surveyed when it is first seen.
 */
import type { Board } from '../contract';
import { above, atSea, type Furniture } from './furniture';
import { country, type Country } from './geography';
import { Mask } from './mask';
import { MARGIN, ROOM, ROOMS } from './measures';
import { named, symbols, type Named } from './naming';
import { project, SMALLER, turned, UNITS_PER_KM } from './projection';
import { grown, type Point, type Rect } from './shapes';
import { ways } from './spots';
import { gridded, flowOf, spread, type Grid, type Spread } from './spread';

export interface Survey extends Named {
  sheet: Rect;
  at: Point[];
  /** How large a kilometre is and how far north is turned before the ground flows, how it flows, and what is taken
   * from every point after; null on a plain board. */
  ground: { grid: Grid; origin: Point; unitsPerKm: number; turn: number } | null;
  furniture: Furniture;
}

export const PLAIN_SCALE = 1.1;
const LOWEST = 0.52;
/** A sheet larger than this is too small to read when a screen shows it whole. */
const LARGEST = { width: 1394, height: 890 };
/** With more spaces than this it grows with their number, up to what a large screen shows whole. */
const MANY = 72;
const GROWTH = 1.12;
/** How far north may be turned, so that a long coast lies along the breadth of a screen. */
const TURNS = [0, 20, 40, 45, 50, -20, -40] as const;
/** How finely the flow of the ground is read. */
const GRAIN = 22;
/** What ornaments leave around a space, for its name and pieces. */
const QUAY = 70;

/** What of a board decides how it is laid out, as a short name. */
export function fingerprint(board: Board): string {
  const { layout, title, spaces, links, regions, zones } = board;
  const text = JSON.stringify([
    layout,
    title,
    spaces.map(({ name, lat, lon, x, y, shape, region, tags, outline, ground, value }) => [
      name, lat, lon, x, y, shape, region, tags, outline, ground, ...(value === undefined ? [] : [value]),
    ]),
    links.map(({ a, b, style }) => [a, b, style]),
    regions.map(({ id, name, spaces }) => [id, name, spaces]),
    zones.map(({ name, spaces }) => [name, spaces]),
    ...(spaces.some(({ pips }) => pips) ? [spaces.map(({ pips }) => pips ?? 0)] : []),
  ]);
  let [one, two] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i += 1) {
    one = Math.imul(one ^ text.charCodeAt(i), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(i), 0x85ebca6b) ^ (two >>> 13);
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
}

export function survey(board: Board): Survey {
  return board.layout === 'geographic' ? geographic(board) : plain(board);
}

function geographic(board: Board): Survey {
  const { unitsPerKm, turn, ground } = roomiest(board);
  const { origin, sheet, at } = fit(ground.at, MARGIN.geographic);
  return charted(board, { grid: gridded(ground.carry, bakedWindow(origin, sheet), GRAIN), origin, unitsPerKm, turn }, sheet, at);
}

interface Trial {
  unitsPerKm: number;
  turn: number;
  ground: Spread;
  /** How large the sheet is beside what can be read: up to 1 it fits. */
  size: number;
}

/** The spaces as far apart as a sheet allows that can be read, and the country as large as it then can be; north is turned
 * if that helps. */
function roomiest(board: Board): Trial {
  let least: Trial | null = null;
  const more = Math.min(GROWTH, Math.max(1, Math.sqrt(board.spaces.length / MANY)));
  const most = { width: LARGEST.width * more, height: LARGEST.height * more };
  for (const { apart, clear } of ROOMS) {
    for (const unitsPerKm of [UNITS_PER_KM, ...SMALLER]) {
      for (const turn of TURNS) {
        const ground = spread(homesOf(board, unitsPerKm, turn), ways(board), { apart: apart * more, clear: clear * more });
        const [, , width, height] = fit(ground.at, MARGIN.geographic).sheet;
        const size = Math.max(width / most.width, height / most.height);
        if (!least || size < least.size) least = { unitsPerKm, turn, ground, size };
      }
      if (least && least.size <= 1) return least;
    }
    least = null;
  }
  throw new Error(`no sheet is large enough for ${board.title}`);
}

function homesOf(board: Board, unitsPerKm: number, turn: number): Point[] {
  return board.spaces.map((space): Point => {
    const [x, y] = project(space.lat ?? 0, space.lon ?? 0);
    return turned([x * unitsPerKm, y * unitsPerKm], turn);
  });
}

function charted(board: Board, ground: NonNullable<Survey['ground']>, sheet: Rect, at: Point[]): Survey {
  const drawn = countryOn(ground, sheet);
  const land = new Mask(drawn.land, sheet);
  const names = named(board, sheet, at, drawn, land, []);
  const lettered = [...names.labels, ...[...names.regions, ...names.zones, ...names.remarks].map(({ rect }) => rect)];
  const furniture = atSea(sheet, land, [...symbols(board, at).map((rect) => grown(rect, QUAY)), ...lettered]);
  return { sheet, at, ground, furniture, ...names };
}

function plain(board: Board): Survey {
  const homes = board.spaces.map((space): Point => [(space.x ?? 0) * PLAIN_SCALE, (space.y ?? 0) * PLAIN_SCALE]);
  const areas = board.spaces.some(({ outline }) => outline);
  const moved = areas ? homes : spread(homes, ways(board), ROOM).at;
  const { sheet, at } = fit([...moved, ...outlines(board)], roomy([...moved, ...outlines(board)]), areas);
  const furniture = above(sheet);
  const spaces = at.slice(0, homes.length);
  return { sheet, at: spaces, ground: null, furniture, ...named(board, sheet, spaces, null, null, furniture.title ? [furniture.title] : []) };
}

/** The country bent as the ground flows, on the sheet's own coordinates. */
export function countryOn(ground: NonNullable<Survey['ground']>, sheet: Rect): Country {
  return country(onSheet(ground), bakedWindow(ground.origin, sheet), ground.unitsPerKm, ground.turn);
}

/** From the plane, in units, to the sheet. */
export function onSheet({ grid, origin }: NonNullable<Survey['ground']>): (p: Point) => Point {
  const flow = flowOf(grid);
  return (p) => {
    const [x, y] = flow(p);
    return [x - origin[0], y - origin[1]];
  };
}

/** Margins that keep a flat board from being a strip: a sheet is at least so high for its breadth. */
function roomy(points: readonly Point[]): [number, number, number, number] {
  const [left, top, right, bottom] = MARGIN.plain;
  const span = (k: 0 | 1): number => Math.max(...points.map((p) => p[k])) - Math.min(...points.map((p) => p[k]));
  const lacking = Math.max(0, (span(0) + left + right) * LOWEST - (span(1) + top + bottom));
  return [left, top + lacking / 2, right, bottom + lacking / 2];
}

/** All points that the areas of a plain board cover, so that the sheet is large enough. */
function outlines(board: Board): Point[] {
  return board.spaces.flatMap((space) => space.outline ?? []).flat().map(([x, y]): Point => [x * PLAIN_SCALE, y * PLAIN_SCALE]);
}

/** Moves the spaces so that the sheet begins at 0, 0; what is drawn to scale stays where it is. */
function fit(moved: readonly Point[], margin: readonly [number, number, number, number], still = false) {
  const xs = moved.map(([x]) => x);
  const ys = moved.map(([, y]) => y);
  const from = (least: number, room: number): number => (still ? Math.min(0, least - room) : Math.round(least - room));
  const origin: Point = [from(Math.min(...xs), margin[0]), from(Math.min(...ys), margin[1])];
  const sheet: Rect = [
    0,
    0,
    Math.ceil(Math.max(...xs) + margin[2] - origin[0]),
    Math.ceil(Math.max(...ys) + margin[3] - origin[1]),
  ];
  const at = moved.map(([x, y]): Point => [tenth(x - origin[0]), tenth(y - origin[1])]);
  return { origin, sheet, at };
}

/** The part of the baked country that can fall on the sheet, with room for its bending. */
function bakedWindow(origin: Point, sheet: Rect): Rect {
  return [origin[0] - 150, origin[1] - 150, origin[0] + sheet[2] + 150, origin[1] + sheet[3] + 150];
}

/** What stands fast before any name is written. */
export function fixtures(board: Board, at: readonly Point[], { title, compass, scale }: Furniture): Rect[] {
  return [...symbols(board, at), ...[title, compass, scale].filter((rect) => rect !== null)];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
