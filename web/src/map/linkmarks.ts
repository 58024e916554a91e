/** Where the marks of ways in play stand: along the way, where they hide least. */
import type { Board, LinkState } from '../contract';
import type { Arrangement } from './arrange';
import type { Layout } from './layout';
import { TAG } from './measures';
import { around, grown, overlap, type Rect } from './shapes';

export interface LinkMark {
  state: LinkState;
  /** What is shown before the numbers. */
  icons: ('works' | 'closed')[];
  rect: Rect;
}

/** Shares of the way, from its middle outward. */
const ALONG = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72];
const AIR = 1;

export function markSpots(board: Board, layout: Layout, arrangement: Arrangement, states: readonly LinkState[]): LinkMark[] {
  const taken: Rect[] = [...layout.walls, ...arrangement.labels, ...arrangement.regions.map(({ rect }) => rect), ...arrangement.armies.map(({ rect }) => rect)];
  const marks: LinkMark[] = [];
  for (const state of states) {
    const link = board.links[state.link];
    const icons: LinkMark['icons'] = [...(state.works ? ['works' as const] : []), ...(state.closed?.length ? ['closed' as const] : [])];
    const width = icons.length * TAG.icon + (state.crossed?.length ?? 0) * TAG.width;
    if (!link || !width) continue;
    const [from, to] = [layout.at[link.a]!, layout.at[link.b]!];
    let best: Rect | null = null;
    let least = Infinity;
    for (const share of ALONG) {
      const rect = around(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, width, TAG.height);
      const hidden = taken.reduce((sum, other) => sum + overlap(grown(rect, AIR), other), 0);
      if (hidden >= least) continue;
      least = hidden;
      best = rect;
      if (!hidden) break;
    }
    taken.push(best!);
    marks.push({ state, icons, rect: best! });
  }
  return marks;
}
