/** Arranges a scene on a laid-out board: where each army stands and each name is written. */
import type { Board, HexGrid, HexPlace, Scene, Token } from '../contract';
import { muster, musters, type Army } from './army';
import { BREADTH, hexOf, placeAt, RADIUS } from './hexes';
import type { Layout } from './layout';
import { CHIP, GAP } from './measures';
import type { Wording, Written } from './names';
import { AIR, hides, OVERLAP, place, type Spot, type Thing } from './place';
import { around, grown, overlap, within, type Point, type Rect } from './shapes';
import { armySpots, HORIZON, roamingSpots } from './spots';

export interface StandingArmy extends Army {
  space: number;
  rect: Rect;
  /** Where the line from its space meets the army. */
  leash: Point;
  /** How large it is drawn. */
  scale?: number;
  /** The kind of place inside its hex that it stands in. */
  inside?: HexPlace['shape'];
}

export interface Arrangement {
  armies: StandingArmy[];
  labels: Rect[];
  /** The names of regions, but for those that have no room now. */
  regions: { index: number; rect: Rect; words: Wording }[];
}

/** What it costs a name to leave its home. */
const MOVING = 12;
/** What it costs to leave the name of a region out: less than to lie on something. */
const UNWRITTEN = 700;
const INSIDE_OUT = 60;
const SHAKES = 80;
/** What of a hex its pieces may take. */
const HEX_ROOM = { width: RADIUS * 1.55, height: BREADTH * 0.68 };
/** So many free spots close to its space are enough for an army. */
const ENOUGH = 24;

/** How else the counters of a large army may stand: how many abreast, how large, and what that costs. */
const FORMATIONS = [
  { abreast: 2, scale: 1, price: 5 },
  { abreast: 6, scale: 1, price: 5 },
  { abreast: 3, scale: 0.8, price: 60 },
  { abreast: 6, scale: 0.8, price: 65 },
] as const;

export function arrange(board: Board, layout: Layout, scene: Scene): Arrangement {
  const standing = mustered(board, scene);
  if (board.hexes) return inHexes(board.hexes, layout, standing.map(({ space, formations }) => ({ space, army: formations[0]!.army })));
  const formed = standing.map(({ space, formations }) => formations.flatMap((formation) => drawnUp(layout, space, formation)));
  const armies = formed.map((spots): Thing => ({ spots: spots.map(({ spot }) => spot) }));
  const regions = layout.regions.map((region) => ({ ...region, spots: [...region.spots, unwritten(region.spots[region.home]!)] }));
  const names = [...layout.labels, ...regions];
  const encamped = place(armies, layout.walls, layout.inner, { shakes: SHAKES });
  const things: Thing[] = [...names.map(({ spots, home }) => ({ spots: homely(spots, home), rings: layout.rings })), ...armies];
  const chosen = place(things, layout.walls, layout.inner, {
    shakes: SHAKES,
    start: [...names.map(({ home }) => home), ...encamped],
  });
  const taken = things.map((thing, i) => thing.spots[chosen[i]!]!);
  const regionsFrom = layout.labels.length;
  const armiesFrom = names.length;
  return {
    armies: standing.map(({ space }, i) => {
      const { rect, line } = taken[armiesFrom + i]!;
      const { army, scale } = formed[i]![chosen[armiesFrom + i]!]!;
      return { ...army, space, rect, leash: line![1], ...(scale < 1 ? { scale } : {}) };
    }),
    labels: taken.slice(0, regionsFrom).map(({ rect }) => rect),
    regions: regions.flatMap(({ index, spots }, i) => {
      const { rect, words } = spots[chosen[regionsFrom + i]!]!;
      return words.lines.length ? [{ index, rect, words }] : [];
    }),
  };
}

/** No place at all, for a name that finds no room: a box turned inside out lies on nothing. */
function unwritten({ rect: [x, y] }: Written): Written {
  return { rect: [x, y, x - INSIDE_OUT, y - INSIDE_OUT], price: UNWRITTEN, words: { lines: [], size: 0, spacing: 0 } };
}

/** In a hex the camps stand side by side, made smaller if they must be; stacks overlap instead. */
function inHexes(grid: HexGrid, layout: Layout, standing: { space: number; army: Army }[]): Arrangement {
  const byHex = new Map<number, { space: number; army: Army }[]>();
  for (const each of standing) {
    const hex = hexOf(grid, each.space);
    byHex.set(hex, [...(byHex.get(hex) ?? []), each]);
  }
  const armies = [...byHex].flatMap(([hex, camps]): StandingArmy[] =>
    camps.every(({ army }) => army.parts.length === 1 && army.parts[0]!.role === 'stack')
      ? heaped(grid, layout.at[hex]!, camps)
      : abreast(layout.at[hex]!, camps),
  );
  return { armies, labels: [], regions: [] };
}

function abreast([x, y]: Point, camps: { space: number; army: Army }[]): StandingArmy[] {
  const width = camps.reduce((sum, { army }) => sum + army.width, (camps.length - 1) * GAP);
  const scale = Math.min(1, HEX_ROOM.width / width, HEX_ROOM.height / Math.max(...camps.map(({ army }) => army.height)));
  let left = x - (width * scale) / 2;
  return camps.map(({ space, army }) => {
    const top = y - (army.height * scale) / 2;
    const rect: Rect = [left, top, left + army.width * scale, top + army.height * scale];
    left = rect[2] + GAP * scale;
    return { ...army, space, rect, leash: [x, y], scale };
  });
}

/** Where one, two, three or four stacks lie in a hex, and how large. */
const HEAPS: readonly { scale: number; at: readonly Point[] }[] = [
  { scale: 1, at: [[0, -7]] },
  { scale: 0.8, at: [[-10, -14], [9, 5]] },
  { scale: 0.68, at: [[-14, -13], [14, -13], [0, 10]] },
  { scale: 0.62, at: [[-14, -14], [14, -14], [-14, 9], [14, 9]] },
];

/** Those in the open lie first, those inside a place on top of them. */
function heaped(grid: HexGrid, [x, y]: Point, camps: { space: number; army: Army }[]): StandingArmy[] {
  const { scale, at } = HEAPS[Math.min(camps.length, HEAPS.length) - 1]!;
  return camps
    .slice()
    .sort((a, b) => a.space - b.space)
    .map(({ space, army }, i): StandingArmy => {
      const [dx, dy] = at[i % at.length]!;
      const inside = placeAt(grid, space)?.shape;
      const rect = around(x + dx, y + dy, army.width * scale, army.height * scale);
      return { ...army, space, rect, leash: [x, y], scale, ...(inside ? { inside } : {}) };
    });
}

interface Formation {
  army: Army;
  scale: number;
  price: number;
}

function mustered(board: Board, scene: Scene): { space: number; formations: Formation[] }[] {
  const bySpace = new Map<number, Token[]>();
  for (const token of scene.tokens) {
    if (token.at[0] !== 'space') continue;
    bySpace.set(token.at[1], [...(bySpace.get(token.at[1]) ?? []), token]);
  }
  return [...bySpace].flatMap(([space, tokens]) =>
    musters(board, tokens).map((army) => ({ space, formations: [{ army, scale: 1, price: 0 }, ...others(board, army)] })),
  );
}

/** The other formations of an army of many counters. */
function others(board: Board, army: Army): Formation[] {
  const tokens = [...new Set(army.parts.map(({ token }) => token))];
  if (!tokens.some(({ cut }) => cut) || tokens.length <= CHIP.abreast) return [];
  return FORMATIONS.map(({ abreast, scale, price }) => ({ army: muster(board, army.side, tokens, abreast), scale, price }));
}

/** The spots of one formation, each with the army that would stand there. */
function drawnUp(layout: Layout, space: number, { army, scale, price }: Formation): { spot: Spot; army: Army; scale: number }[] {
  const spots = camps(layout, space, { width: army.width * scale, height: army.height * scale });
  return spots.map((spot) => ({ spot: price ? { ...spot, price: spot.price + price } : spot, army, scale }));
}

const known = new WeakMap<Layout, Map<string, Spot[]>>();

/** Where an army could stand: the same for armies of the same size. */
function camps(layout: Layout, space: number, army: Pick<Army, 'width' | 'height'>): Spot[] {
  if (!known.has(layout)) known.set(layout, new Map());
  const found = known.get(layout)!;
  const key = `${space} ${army.width} ${army.height}`;
  if (!found.has(key)) found.set(key, sought(layout, space, army));
  return found.get(key)!;
}

/** Spots around its space; where little is free close by, an army looks farther about. */
function sought({ at, half, roads, walls, zones, remarks, inner }: Layout, space: number, { width, height }: Pick<Army, 'width' | 'height'>): Spot[] {
  const [x, y] = at[space]!;
  const about = around(x, y, 2 * (width + HORIZON), 2 * (height + HORIZON));
  const close = (rect: Rect): boolean => overlap(rect, about) > 0;
  const solid = walls.filter(close);
  const written = [...zones, ...remarks].map(({ rect }) => rect).filter(close);
  const free = (rect: Rect): boolean => {
    const airy = grown(rect, AIR);
    return within(rect, inner) && !solid.some((wall) => overlap(airy, wall) > 0);
  };
  const where = [at[space]!, half[space]!, width, height, roads] as const;
  const spots = armySpots(...where);
  if (spots.filter(({ rect }) => free(rect)).length < ENOUGH) spots.push(...roamingSpots(...where, free));
  return spots.map((spot) => (written.some((rect) => hides(spot.line, rect)) ? { ...spot, price: spot.price + OVERLAP } : spot));
}

function homely(spots: readonly Spot[], home: number): Spot[] {
  return spots.map((spot, i) => (i === home ? { ...spot, price: 0 } : { ...spot, price: spot.price + MOVING }));
}
