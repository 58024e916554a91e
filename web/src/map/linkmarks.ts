/** Where the marks of ways in play stand: on the way or close beside it, where they hide least. */
import type { Board, LinkState } from '../contract';
import type { Arrangement } from './arrange';
import type { Layout } from './layout';
import { TAG } from './measures';
import { around, grown, overlap, type Point, type Rect } from './shapes';

export interface LinkMark {
  state: LinkState;
  /** What is shown before the numbers. */
  icons: ('works' | 'closed')[];
  rect: Rect;
}

/** Shares of the way, from its middle outward, and how far aside. */
const ALONG = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.2, 0.8];
const ASIDE = [0, 12, -12, 21, -21];
const AIR = 1;
/** Two numbers on each other are worse than one on a name. */
const CLASH = 3;

export function markSpots(board: Board, layout: Layout, arrangement: Arrangement, states: readonly LinkState[]): LinkMark[] {
  const taken: Rect[] = [...layout.walls, ...arrangement.armies.map(({ rect }) => rect)];
  const marks: LinkMark[] = [];
  for (const state of states) {
    const link = board.links[state.link];
    const icons: LinkMark['icons'] = [...(state.works ? ['works' as const] : []), ...(state.closed?.length ? ['closed' as const] : [])];
    const width = icons.length * TAG.icon + (state.crossed?.length ?? 0) * TAG.width;
    if (!link || !width) continue;
    const [from, to] = [layout.at[link.a]!, layout.at[link.b]!];
    let best: Rect | null = null;
    let least = Infinity;
    for (const rect of spots(from, to, width)) {
      const near = grown(rect, AIR);
      const hidden = taken.reduce((sum, other) => sum + overlap(near, other), 0) + marks.reduce((sum, other) => sum + CLASH * overlap(near, other.rect), 0);
      if (hidden >= least) continue;
      least = hidden;
      best = rect;
      if (!hidden) break;
    }
    marks.push({ state, icons, rect: best! });
  }
  return marks;
}

function spots([x, y]: Point, [u, v]: Point, width: number): Rect[] {
  const length = Math.hypot(u - x, v - y) || 1;
  const [across, down] = [-(v - y) / length, (u - x) / length];
  return ASIDE.flatMap((aside) =>
    ALONG.map((share) => around(x + (u - x) * share + across * aside, y + (v - y) * share + down * aside, width, TAG.height)),
  );
}
