/** A board in small: its outline as paths. The map's own layout is not needed for a few hundred pixels. */
import type { Outline } from '../play/sent';
import { country, type Country } from '../map/geography';
import { countryUnder } from '../map/hex/globe';
import { grounds as hexGrounds, type Layer } from '../map/hex/ground';
import { centre, played } from '../map/hexes';
import { paths, wayBetween } from '../map/paths';
import { project, UNITS_PER_KM } from '../map/projection';
import type { Point, Rect } from '../map/shapes';
import { washOf } from '../map/washes';

const EDGE = 90;
const PLAIN_SCALE = 1.1;
const BEYOND = 400;

export interface Thumbnail {
  view: string;
  land: string;
  lakes: string;
  borders: string;
  grounds: { shape: string; wash: string }[];
  tints: { tone: string; at: Point[] }[];
  terrain: Layer[];
  areas: string;
  roads: string;
  dots: Point[];
}

export function thumbnail(outline: Outline): Thumbnail {
  return outline.hexes ? ofHexes(outline.hexes) : ofSpaces(outline);
}

function ofHexes(grid: NonNullable<Outline['hexes']>): Thumbnail {
  const window = played(grid);
  const origin: Point = [0, 0];
  const dots = (grid.places ?? []).map(({ hex }) => centre(grid, hex)).filter((at) => within(at, window));
  return {
    ...coast(countryUnder(grid, origin)),
    view: viewOf(window),
    borders: '', grounds: [], tints: [], areas: '', roads: '', dots,
    terrain: hexGrounds(grid, origin).filter(({ kind }) => kind !== 'sea'),
  };
}

function ofSpaces(outline: Outline): Thumbnail {
  const geographic = outline.layout === 'geographic';
  const place = ([a, b]: readonly [number, number]): Point => {
    if (!geographic) return [a * PLAIN_SCALE, b * PLAIN_SCALE];
    const [x, y] = project(a, b);
    return [x * UNITS_PER_KM, y * UNITS_PER_KM];
  };
  const at = outline.spots.map(place);
  const rings = outline.areas.map((ring) => ring.map(place));
  const window = around([...at, ...rings.flat()]);
  const drawn = geographic ? country((p) => p, grown(window)) : null;
  const colonies = drawn?.regions.filter(({ rings: found }) => found.length) ?? [];
  const tints = outline.tints.map(([tone, spaces]) => ({ tone, at: spaces.map((space) => at[space]!) }));
  const named = colonies.filter(({ id }) => outline.grounds.includes(id)).flatMap((each) => each.rings);
  return {
    ...coast(drawn),
    view: viewOf(window),
    // Where the ground takes the colour of its region there are no borders.
    borders: drawn && !tints.length ? paths(drawn.borders.flatMap(({ lines }) => lines)) : '',
    grounds: tints.length ? [] : colonies.map((each, i) => ({ shape: paths(each.rings, true), wash: washOf(each.id, i) })),
    tints,
    terrain: [],
    areas: paths([...rings, ...named], true),
    roads: outline.ways.map(([a, b]) => wayBetween(at[a]!, at[b]!)).join(''),
    dots: at,
  };
}

const coast = (drawn: Country | null): { land: string; lakes: string } => ({
  land: drawn ? paths(drawn.land, true) : '',
  lakes: drawn ? paths(drawn.lakes, true) : '',
});

const within = ([x, y]: Point, [left, top, right, bottom]: Rect): boolean => x > left && x < right && y > top && y < bottom;
const viewOf = ([left, top, right, bottom]: Rect): string => [left, top, right - left, bottom - top].map(Math.round).join(' ');
const grown = ([left, top, right, bottom]: Rect): Rect => [left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND];

function around(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs) - EDGE, Math.min(...ys) - EDGE, Math.max(...xs) + EDGE, Math.max(...ys) + EDGE];
}
