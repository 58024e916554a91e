/**
 * Where every name of a board stands, for the whole game. Each touches what it names and lies on no other name and
 * no space; it leaves room beside its space for pieces, which come and go and must find their own place.
 */
import type { Board } from '../contract';
import type { Country } from './geography';
import { Mask } from './mask';
import { FRAME, LABEL, RING, SYMBOL } from './measures';
import { labelOf, regionSpots, remarkSpots, thrifty, varied, zoneSpots, type Wording, type Written } from './names';
import { place, type Thing } from './place';
import { around, covers, grown, overlap, type Disc, type Point, type Rect } from './shapes';
import { beads, SNOW_NAME, snowLines } from './snow';
import { armySpots, labelSpots, Roads, ways } from './spots';

/** Words that stand somewhere. */
export interface Lettered {
  rect: Rect;
  words: Wording;
}

export interface Named {
  /** The name of each space. */
  labels: Rect[];
  /** The names of regions, by their number; a region without room for its name has none. */
  regions: (Lettered & { index: number })[];
  zones: Lettered[];
  remarks: Lettered[];
}

/** The army for which every space keeps some room while names are placed. */
const RESERVED: readonly [number, number] = [80, 62];
const RESERVED_GAPS = 2;
const RESERVED_WEIGHT = 0.015;
const REGION_SPOTS = 120;
const SHAKES = 500;
const ZONE_SPOTS = 60;
/** The room that a zone's berth leaves beside a space, for its name and pieces. */
const ZONE_SHORE = 34;

export function named(board: Board, sheet: Rect, at: readonly Point[], drawn: Country | null, land: Mask | null, walls: readonly Rect[]): Named {
  const half = board.spaces.map((space) => SYMBOL[space.shape]);
  const roads = Roads.of(ways(board), at);
  const marks = symbols(board, at);
  const fixed = [...marks, ...walls];
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
    const outline = drawn?.regions.find((each) => each.id === region.id)?.rings;
    const mask = new Mask(outline?.length ? outline : region.spaces.map((space) => square(at[space]!)), sheet);
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
    labels: labels.map((spots, i) => tenths(spots[chosen[i]!]!.rect)),
    regions: take(regions.map(({ spots }) => spots), labels.length).map((each, i) => ({ index: regions[i]!.index, ...each })),
    zones: take(zones, berthsFrom),
    remarks: take(remarks, berthsFrom + zones.length),
  };
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

function tenths([left, top, right, bottom]: Rect): Rect {
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return [tenth(left), tenth(top), tenth(right), tenth(bottom)];
}

function rounded(spot: Written): Written {
  return { ...spot, rect: tenths(spot.rect) };
}

function square([x, y]: Point): Point[] {
  const r = LABEL.widest / 2;
  return [[x - r, y - r], [x + r, y - r], [x + r, y + r], [x - r, y + r]];
}
