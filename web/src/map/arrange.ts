/** Arranges a scene on a laid-out board: where each army stands. Names stand where the survey put them. */
import type { Board, HexGrid, HexPlace, Scene, Token } from '../contract';
import { muster, musters, type Army } from './army';
import { BREADTH, hexOf, placeAt, RADIUS } from './hexes';
import type { Layout } from './layout';
import { CHIP, GAP } from './measures';
import { AIR, hides, place, type Spot, type Thing } from './place';
import { around, grown, overlap, within, type Point, type Rect } from './shapes';
import { armySpots, HORIZON, REACHES, roamingSpots } from './spots';

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
}

const SHAKES = 80;
/** What it costs that the line of an army passes under a name. */
const UNDER_A_NAME = 60;
/** What of a hex its pieces may take. */
const HEX_ROOM = { width: RADIUS * 1.55, height: BREADTH * 0.68 };
/** So many free spots close to its space are enough for an army, and so many does it try at most. */
const ENOUGH = 24;
const MOST = 120;

/** How else the counters of a large army may stand: how many abreast, and what that costs. */
const FORMATIONS = [
  { abreast: 2, price: 5 },
  { abreast: 4, price: 3 },
  { abreast: 6, price: 5 },
] as const;

export function arrange(board: Board, layout: Layout, scene: Scene): Arrangement {
  const standing = mustered(board, scene);
  if (board.hexes) return inHexes(board.hexes, layout, standing.map(({ space, formations }) => ({ space, army: formations[0]!.army })));
  const formed = standing.map(({ space, formations }) => formations.flatMap((formation) => drawnUp(layout, space, formation)));
  const things = formed.map((spots): Thing => ({ spots: spots.map(({ spot }) => spot) }));
  const chosen = place(things, layout.walls, layout.inner, { shakes: SHAKES });
  return {
    armies: standing.map(({ space }, i) => {
      const { spot, army } = formed[i]![chosen[i]!]!;
      return { ...army, space, rect: spot.rect, leash: spot.line![1] };
    }),
  };
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
  return { armies };
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
  price: number;
}

function mustered(board: Board, scene: Scene): { space: number; formations: Formation[] }[] {
  const bySpace = new Map<number, Token[]>();
  for (const token of scene.tokens) {
    if (token.at[0] !== 'space') continue;
    bySpace.set(token.at[1], [...(bySpace.get(token.at[1]) ?? []), token]);
  }
  return [...bySpace].flatMap(([space, tokens]) =>
    musters(board, tokens).map((army) => ({ space, formations: [{ army, price: 0 }, ...others(board, army)] })),
  );
}

/** The other formations of an army of several counters. */
function others(board: Board, army: Army): Formation[] {
  const tokens = [...new Set(army.parts.map(({ token }) => token))];
  const counters = tokens.filter(({ figure }) => figure !== 'leader').length;
  return FORMATIONS.filter(({ abreast }) => Math.min(abreast, CHIP.abreast) < counters).map(({ abreast, price }) => ({ army: muster(board, army.side, tokens, abreast), price }));
}

/** The spots of one formation, each with the army that would stand there. */
function drawnUp(layout: Layout, space: number, { army, price }: Formation): { spot: Spot; army: Army }[] {
  return camps(layout, space, army).map((spot) => ({ spot: price ? { ...spot, price: spot.price + price } : spot, army }));
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
function sought({ at, half, roads, walls, names, inner }: Layout, space: number, { width, height }: Pick<Army, 'width' | 'height'>): Spot[] {
  const [x, y] = at[space]!;
  const about = around(x, y, 2 * (width + HORIZON), 2 * (height + HORIZON));
  const close = (rect: Rect): boolean => overlap(rect, about) > 0;
  const solid = walls.filter(close);
  const written = names.filter(close);
  const free = (rect: Rect): boolean => {
    const airy = grown(rect, AIR);
    return within(rect, inner) && !solid.some((wall) => overlap(airy, wall) > 0);
  };
  const where = [at[space]!, half[space]!, width, height, roads] as const;
  const toll = (line: Spot['line']): number => written.filter((rect) => hides(line, rect)).length * UNDER_A_NAME;
  const priced = (spots: Spot[]): Spot[] => spots.map((spot) => ({ ...spot, price: spot.price + toll(spot.line) }));
  const ring = armySpots(...where);
  const spots = priced(ring.filter(({ rect }) => free(rect)));
  for (const reach of REACHES) {
    if (spots.length < (reach === REACHES[0] ? ENOUGH : 1)) spots.push(...priced(roamingSpots(...where, free, reach)));
  }
  return (spots.length ? spots : priced(ring)).sort((a, b) => a.price - b.price).slice(0, MOST);
}
