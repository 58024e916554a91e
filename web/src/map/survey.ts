/**
 * The slow part of laying out a board: where spaces, names, zones and furniture go. What it finds
 * is plain numbers, so that the survey of a known board can be baked once (scripts/bake-survey.mjs)
 * and any other board is surveyed when it is first seen.
 */
import type { Board, Link } from '../contract';
import { atSea, below, onSheetBoxes, type Furniture } from './furniture';
import { country, type Country } from './geography';
import { Mask } from './mask';
import { FRAME, LABEL, MARGIN, RING, ROOM, ROOMIER, SYMBOL } from './measures';
import { labelOf, regionSpots, remarkSpots, thrifty, varied, zoneSpots, type Wording, type Written } from './names';
import { place, type Thing } from './place';
import { project, SMALLER, UNITS_PER_KM } from './projection';
import { around, covers, grown, overlap, type Disc, type Point, type Rect } from './shapes';
import { beads, SNOW_NAME, snowLines } from './snow';
import { armySpots, labelSpots, Roads } from './spots';
import { gridded, flowOf, spread, type Grid } from './spread';

/** Words that stand somewhere. */
export interface Lettered {
  rect: Rect;
  words: Wording;
}

export interface Survey {
  sheet: Rect;
  at: Point[];
  /** How large a kilometre is before the ground flows, how it flows, and what is taken from every
   * point after; null on a plain board. */
  ground: { grid: Grid; origin: Point; unitsPerKm: number } | null;
  furniture: Furniture;
  /** Which of the spots of each space's name is its home. */
  homes: number[];
  /** For each region that is named: its spots, its home among them. */
  regions: { index: number; home: number; spots: Written[] }[];
  zones: Lettered[];
  remarks: Lettered[];
}

/** The army for which every space keeps some room while names are placed. */
const RESERVED: readonly [number, number] = [72, 60];
const RESERVED_GAPS = 2;
const RESERVED_WEIGHT = 0.003;
const REGION_SPOTS = 120;
const SHAKES = 400;
const ZONE_SPOTS = 60;
/** The room that a zone's berth leaves beside a space, for its name and pieces. */
const ZONE_SHORE = 34;
export const PLAIN_SCALE = 1.1;
const LOWEST = 0.52;
/** A sheet larger than this is too small to read when a screen shows it whole. */
const LARGEST = { width: 1700, height: 1280 };
/** Margins to the east are tried from narrow to broad, until the furniture finds room at sea and
 * the sheet is as broad for its height as a screen is. */
const EASTERN = [110, 310, 500] as const;
const BROAD = 1.34;
/** What the narrowest sheet saves in the north and in the south. */
const NARROW = 14;
/** How finely the flow of the ground is read. */
const GRAIN = 22;

/** The links that are ways over the ground, not shared borders. */
export function ways(board: Board): Link[] {
  return board.links.filter(({ style }) => style !== 'border');
}

/** What of a board decides how it is laid out, as a short name. */
export function fingerprint(board: Board): string {
  const { layout, title, spaces, links, regions, zones, tracks, boxes } = board;
  const text = JSON.stringify([
    layout,
    title,
    spaces.map(({ name, lat, lon, x, y, shape, region, tags, outline, ground, value }) => [
      name, lat, lon, x, y, shape, region, tags, outline, ground, ...(value === undefined ? [] : [value]),
    ]),
    links.map(({ a, b, style }) => [a, b, style]),
    regions.map(({ id, name, spaces }) => [id, name, spaces]),
    zones.map(({ name, spaces }) => [name, spaces]),
    tracks.map(({ name, steps }) => [name, steps]),
    onSheetBoxes({ boxes }).map(({ name }) => name),
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
  for (const unitsPerKm of [UNITS_PER_KM, ...SMALLER]) {
    const { at, carry } = spread(homesOf(board, unitsPerKm), ways(board), unitsPerKm < UNITS_PER_KM ? ROOMIER : ROOM);
    for (const east of [...EASTERN, MARGIN.geographic[2]]) {
      const found = charted(board, unitsPerKm, at, carry, east);
      if (found) return found;
    }
  }
  throw new Error(`no sheet is large enough for ${board.title}`);
}

function homesOf(board: Board, unitsPerKm: number): Point[] {
  return board.spaces.map((space): Point => {
    const [x, y] = project(space.lat ?? 0, space.lon ?? 0);
    return [x * unitsPerKm, y * unitsPerKm];
  });
}

/** A survey of so many units for a kilometre and such a margin to the east; null if that is not good. */
function charted(board: Board, unitsPerKm: number, moved: readonly Point[], carry: (p: Point) => Point, east: number): Survey | null {
  const [west, north, broadest, south] = MARGIN.geographic;
  const last = unitsPerKm === SMALLER[SMALLER.length - 1];
  const narrow = east === EASTERN[0] ? NARROW : 0;
  const { origin, sheet, at } = fit(moved, [Math.min(west, east), north - narrow, east, south - narrow]);
  if (!last && (sheet[2] > LARGEST.width || sheet[3] > LARGEST.height)) return null;
  if (east < broadest && sheet[2] < sheet[3] * BROAD) return null;
  const ground = { grid: gridded(carry, bakedWindow(origin, sheet), GRAIN), origin, unitsPerKm };
  const drawn = countryOn(ground, sheet);
  const land = new Mask(drawn.land, sheet);
  const { furniture, crowded } = atSea(board, sheet, land, symbols(board, at));
  if (crowded && east < broadest) return null;
  return named(board, sheet, at, ground, drawn, land, furniture);
}

function plain(board: Board): Survey {
  const homes = board.spaces.map((space): Point => [(space.x ?? 0) * PLAIN_SCALE, (space.y ?? 0) * PLAIN_SCALE]);
  const areas = board.spaces.some(({ outline }) => outline);
  const moved = areas ? homes : spread(homes, ways(board), ROOM).at;
  const { sheet, at } = fit([...moved, ...outlines(board)], roomy([...moved, ...outlines(board)]), areas);
  const { furniture, bottom } = below(board, sheet);
  return named(board, [sheet[0], sheet[1], sheet[2], bottom], at.slice(0, homes.length), null, null, null, furniture);
}

/** The country bent as the ground flows, on the sheet's own coordinates. */
export function countryOn(ground: NonNullable<Survey['ground']>, sheet: Rect): Country {
  return country(onSheet(ground), bakedWindow(ground.origin, sheet), ground.unitsPerKm);
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

export function symbols(board: Board, at: readonly Point[]): Rect[] {
  return board.spaces.map((space, i) => {
    const breadth = SYMBOL[space.shape] * 2;
    return around(at[i]![0], at[i]![1], breadth, breadth);
  });
}

/** What the rings of spaces that may be chosen cover. */
export function rings(board: Board, at: readonly Point[]): Disc[] {
  return board.spaces.map((space, i) => [...at[i]!, SYMBOL[space.shape] + RING.radius + RING.swollen / 2]);
}

/** What stands fast before any name is written. */
export function fixtures(board: Board, at: readonly Point[], furniture: Furniture): Rect[] {
  return [
    ...symbols(board, at),
    furniture.title,
    ...(furniture.compass ? [furniture.compass] : []),
    ...(furniture.scale ? [furniture.scale] : []),
    ...furniture.tracks,
    ...furniture.boxes,
  ];
}

function named(
  board: Board,
  sheet: Rect,
  at: Point[],
  ground: Survey['ground'],
  drawn: Country | null,
  land: Mask | null,
  furniture: Furniture,
): Survey {
  const half = board.spaces.map((space) => SYMBOL[space.shape]);
  const roads = Roads.of(ways(board), at);
  const fixed = fixtures(board, at, furniture);
  const marks = symbols(board, at);
  const haloes = rings(board, at);
  const toll = (rect: Rect): number =>
    fixed.reduce((sum, wall) => sum + (overlap(rect, wall) > 0 ? 500 : 0), 0) +
    haloes.reduce((sum, ring) => sum + (covers(rect, ring) ? 500 : 0), 0);
  const crowd = (rect: Rect): number =>
    marks.reduce((sum, mark) => sum + (overlap(grown(rect, ZONE_SHORE), mark) > 0 ? 30 : 0), 0);
  const labels = board.spaces.map((space, i) => {
    const { width, height } = labelOf(space);
    return labelSpots(at[i]!, half[i]!, width, height, roads);
  });
  const regions = board.regions.flatMap((region, index) => {
    const rings = drawn?.regions.find((each) => each.id === region.id)?.rings;
    const mask = new Mask(rings ?? region.spaces.map((space) => square(at[space]!)), sheet);
    const spots = varied(thrifty(regionSpots(region, mask, land, sheet, roads), REGION_SPOTS * 4, toll), REGION_SPOTS).map(rounded);
    return spots.length ? [{ index, spots }] : [];
  });
  const zones = board.zones.map((zone) => {
    const ports = zone.spaces.map((space) => at[space]!);
    return thrifty(zoneSpots(zone, ports, land, sheet), ZONE_SPOTS, (rect) => toll(rect) + crowd(rect)).map(rounded);
  });
  const snow = drawn ? snowLines(board, drawn).flatMap((line) => beads(line, 12)).reverse() : [];
  const remarks = snow.length ? [thrifty(remarkSpots(SNOW_NAME, snow, sheet, roads), ZONE_SPOTS, toll).map(rounded)] : [];
  const things: Thing[] = [
    ...[...labels, ...regions.map(({ spots }) => spots), ...zones, ...remarks].map((spots) => ({ spots, rings: haloes })),
    ...at.map((p, i) => ({ spots: armySpots(p, half[i]!, ...RESERVED, roads, RESERVED_GAPS), weight: RESERVED_WEIGHT })),
  ];
  const chosen = place(things, fixed, grown(sheet, -FRAME), { shakes: SHAKES });
  const take = (lists: Written[][], from: number): Lettered[] =>
    lists.map((spots, i) => {
      const { rect, words } = spots[chosen[from + i]!]!;
      return { rect, words };
    });
  const berthsFrom = labels.length + regions.length;
  return {
    sheet,
    at,
    ground,
    furniture,
    homes: chosen.slice(0, labels.length),
    regions: regions.map(({ index, spots }, i) => ({ index, home: chosen[labels.length + i]!, spots })),
    zones: take(zones, berthsFrom),
    remarks: take(remarks, berthsFrom + zones.length),
  };
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

function rounded(spot: Written): Written {
  const [left, top, right, bottom] = spot.rect;
  return { ...spot, price: tenth(spot.price), rect: [tenth(left), tenth(top), tenth(right), tenth(bottom)] };
}

function square([x, y]: Point): Point[] {
  const r = LABEL.widest / 2;
  return [[x - r, y - r], [x + r, y - r], [x + r, y + r], [x - r, y + r]];
}
