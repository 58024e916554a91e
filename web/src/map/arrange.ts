/** Arranges a scene on a laid-out board: where each army stands and each name is written. */
import type { Board, Scene, Token } from '../contract';
import { musters, type Army } from './army';
import type { Layout } from './layout';
import type { Wording } from './names';
import { place, type Spot, type Thing } from './place';
import type { Point, Rect } from './shapes';
import { armySpots } from './spots';

export interface StandingArmy extends Army {
  space: number;
  rect: Rect;
  /** Where the line from its space meets the army. */
  leash: Point;
}

export interface Arrangement {
  armies: StandingArmy[];
  labels: Rect[];
  regions: { index: number; rect: Rect; words: Wording }[];
}

/** What it costs a name to leave its home. */
const MOVING = 12;
const SHAKES = 80;

export function arrange(board: Board, layout: Layout, scene: Scene): Arrangement {
  const standing = mustered(board, scene);
  const armies = standing.map(({ space, army }): Thing => ({
    spots: armySpots(layout.at[space]!, layout.half[space]!, army.width, army.height, layout.roads),
  }));
  const names = [...layout.labels, ...layout.regions];
  const encamped = place(armies, layout.walls, layout.inner, { shakes: SHAKES });
  const things: Thing[] = [...names.map(({ spots, home }) => ({ spots: homely(spots, home) })), ...armies];
  const chosen = place(things, layout.walls, layout.inner, {
    shakes: SHAKES,
    start: [...names.map(({ home }) => home), ...encamped],
  });
  const rects = things.map((thing, i) => thing.spots[chosen[i]!]!.rect);
  const regionsFrom = layout.labels.length;
  const armiesFrom = names.length;
  return {
    armies: standing.map(({ space, army }, i) => ({
      ...army,
      space,
      rect: rects[armiesFrom + i]!,
      leash: leash(layout.at[space]!, rects[armiesFrom + i]!),
    })),
    labels: rects.slice(0, regionsFrom),
    regions: layout.regions.map(({ index, spots }, i) => {
      const spot = spots[chosen[regionsFrom + i]!]!;
      return { index, rect: spot.rect, words: spot.words };
    }),
  };
}

function mustered(board: Board, scene: Scene): { space: number; army: Army }[] {
  const bySpace = new Map<number, Token[]>();
  for (const token of scene.tokens) {
    if (token.at[0] !== 'space') continue;
    bySpace.set(token.at[1], [...(bySpace.get(token.at[1]) ?? []), token]);
  }
  return [...bySpace].flatMap(([space, tokens]) => musters(board, tokens).map((army) => ({ space, army })));
}

function homely(spots: readonly Spot[], home: number): Spot[] {
  return spots.map((spot, i) => (i === home ? { ...spot, price: 0 } : { ...spot, price: spot.price + MOVING }));
}

/** The point of the army nearest to its space, a little inside so that the line ends under it. */
function leash(at: Point, rect: Rect): Point {
  const inset = 6;
  return [
    Math.max(rect[0] + inset, Math.min(rect[2] - inset, at[0])),
    Math.max(rect[1] + inset, Math.min(rect[3] - inset, at[1])),
  ];
}
