/** Lays out a board once: spaces spread, country bent to them, names and furniture placed. */
import type { Board, HexGrid, Space } from '../contract';
import { above, type Furniture } from './furniture';
import type { Country } from './geography';
import { compassAt } from './hex/ground';
import { countryUnder, northOf } from './hex/globe';
import { hexNames, regionNames, type HexName, type RegionName } from './hex/names';
import { centre, hexCount, played } from './hexes';
import { FRAME, HEX_LEAST, HEX_ZONE, LEAST, MARGIN, SYMBOL, ZONE } from './measures';
import { labelOf, type Label } from './names';
import { project, turned, UNITS_PER_KM } from './projection';
import { around, grown, type Disc, type Point, type Rect } from './shapes';
import { rings, type Lettered } from './naming';
import { Roads, ways } from './spots';
import { countryOn, fingerprint, fixtures, onSheet, PLAIN_SCALE, survey, type Survey } from './survey';
import { unpacked, type Packed } from './surveyed';
import baked from './surveys.json';

export { ways };

export interface PlacedLabel extends Label {
  rect: Rect;
}

export interface Layout {
  sheet: Rect;
  /** The size of the smallest letters on it. */
  letter: number;
  at: Point[];
  half: number[];
  country: Country | null;
  /** The ground of each space that is an area, as rings; null for the others. */
  areas: (Point[][] | null)[];
  roads: Roads;
  labels: PlacedLabel[];
  regions: Survey['regions'];
  zones: Lettered[];
  remarks: Lettered[];
  /** Units of the sheet for one kilometre, on the average of the roads. */
  unitsPerKm: number;
  furniture: Furniture;
  /** The sheet within its frame. */
  inner: Rect;
  /** Boxes nothing may cover: symbols, names and ornaments. */
  walls: Rect[];
  /** Those of them that are names. */
  names: Rect[];
  /** What names keep clear of besides: the rings of spaces that may be chosen. */
  rings: Disc[];
  /** On a board of hexes: where the grid begins on the sheet, and the part of the sheet with hexes. */
  origin?: Point;
  played?: Rect;
  hexNames?: { hexes: HexName[]; regions: RegionName[] };
  /** How far north is turned from the top, in degrees clockwise. */
  north?: number;
}

const known = new WeakMap<Board, Layout>();

export function layout(board: Board): Layout {
  const before = known.get(board);
  if (before) return before;
  const start = performance.now();
  const made = board.hexes ? hexLayout(board, board.hexes) : surveyed(board);
  performance.measure('map layout', { start, end: performance.now() });
  known.set(board, made);
  return made;
}

function surveyed(board: Board): Layout {
  const packed = (baked as unknown as Record<string, Packed>)[fingerprint(board)];
  return furnished(board, packed ? unpacked(packed) : survey(board));
}

/** A board of hexes needs no survey: everything follows from the grid. */
function hexLayout(board: Board, grid: HexGrid): Layout {
  const field = played(grid);
  const [width, height] = [field[2] - field[0], field[3] - field[1]];
  const [left, top, right, bottom] = MARGIN.hexes;
  const origin: Point = [left - field[0], top - field[1]];
  const onSheet = (hex: number): Point => {
    const [x, y] = centre(grid, hex);
    return [x + origin[0], y + origin[1]];
  };
  const at = [
    ...Array.from({ length: hexCount(grid) }, (_, hex) => onSheet(hex)),
    ...(grid.places ?? []).map(({ hex }) => onSheet(hex)),
  ];
  const shore = top + height + HEX_ZONE.gap;
  const zones = board.zones.map(({ name, hex }, i): Lettered => {
    const words = { lines: [name], size: ZONE.size, spacing: 0.6 };
    if (hex === undefined) {
      const x = left + i * HEX_ZONE.width;
      return { rect: [x, shore, x + HEX_ZONE.width, shore + HEX_ZONE.height], words };
    }
    const [x, y] = onSheet(hex);
    return { rect: around(x, y, HEX_ZONE.width, HEX_ZONE.height), words };
  });
  const berths = board.zones.some(({ hex }) => hex === undefined);
  const floor = berths ? shore + HEX_ZONE.height + HEX_ZONE.gap : top + height + bottom;
  const sheet: Rect = [0, 0, left + width + right, floor];
  const furniture = above(sheet);
  furniture.compass = grid.globe ? compassAt(grid, origin, board.zones.flatMap(({ hex }) => (hex === undefined ? [] : [hex]))) : null;
  const hexes = hexNames(grid, origin);
  const regions = regionNames(board, grid, origin, [...hexes, ...zones].map(({ rect }) => rect));
  return {
    sheet, letter: HEX_LEAST, at, furniture, origin, hexNames: { hexes, regions }, north: northOf(grid), played: [left, top, left + width, top + height],
    inner: grown(sheet, -FRAME), country: countryUnder(grid, origin), unitsPerKm: UNITS_PER_KM, roads: Roads.of([], []),
    half: [], areas: [], labels: [], regions: [], zones, remarks: [], walls: [], names: [], rings: [],
  };
}

/** A survey with everything drawn from it: the country, the roads, the spots of every name. */
export function furnished(board: Board, found: Survey): Layout {
  const { sheet, at, ground, furniture } = found;
  const half = board.spaces.map((space) => SYMBOL[space.shape]);
  const roads = Roads.of(ways(board), at);
  const drawn = ground ? countryOn(ground, sheet) : null;
  const carry = ground ? onSheet(ground) : null;
  const names = [...found.labels, ...[...found.regions, ...found.zones, ...found.remarks].map(({ rect }) => rect)];
  const toSheet = (a: number, b: number): Point => {
    if (!carry) return [a * PLAIN_SCALE, b * PLAIN_SCALE];
    const [x, y] = project(a, b);
    const units = ground?.unitsPerKm ?? UNITS_PER_KM;
    return carry(turned([x * units, y * units], ground?.turn ?? 0));
  };
  return {
    sheet,
    letter: LEAST,
    at,
    half,
    country: drawn,
    areas: board.spaces.map((space) => areaOf(space, drawn, toSheet)),
    roads,
    labels: board.spaces.map((space, i): PlacedLabel => {
      return { ...labelOf(space), rect: found.labels[i]! };
    }),
    regions: found.regions,
    zones: found.zones,
    remarks: found.remarks,
    unitsPerKm: meanScale(board, at),
    furniture,
    inner: grown(sheet, -FRAME),
    rings: rings(board, at),
    names,
    walls: [...fixtures(board, at, furniture), ...names],
    ...(ground?.turn ? { north: ground.turn } : {}),
  };
}

/** The rings of an area, from its own outline or from the baked colonies that it names. */
function areaOf(space: Space, drawn: Country | null, toSheet: (a: number, b: number) => Point): Point[][] | null {
  if (space.shape !== 'area') return null;
  if (space.outline) return space.outline.map((ring) => ring.map(([a, b]) => toSheet(a, b)));
  return (space.ground ?? []).flatMap((id) => drawn?.regions.find((each) => each.id === id)?.rings ?? []);
}

/** The middle of what a kilometre of road measures on the sheet. */
function meanScale(board: Board, at: readonly Point[]): number {
  const scales = board.links.flatMap(({ a, b }) => {
    const [one, two] = [board.spaces[a]!, board.spaces[b]!];
    if (one.lat === undefined || two.lat === undefined) return [];
    const [x, y] = project(one.lat, one.lon ?? 0);
    const [u, v] = project(two.lat, two.lon ?? 0);
    const drawn = Math.hypot(at[a]![0] - at[b]![0], at[a]![1] - at[b]![1]);
    return [drawn / Math.max(1, Math.hypot(x - u, y - v))];
  });
  scales.sort((a, b) => a - b);
  return scales[Math.floor(scales.length / 2)] ?? UNITS_PER_KM;
}
