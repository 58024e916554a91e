/** Moves shown along the road: where a stack travels over the map from where it was to where it is. */
import type { Board } from '../contract';
import { hasSpace } from '../map/hexes';
import { layout } from '../map/layout';
import { wayBetween } from '../map/paths';
import type { Point } from '../map/shapes';
import type { LogLine, WayShown } from '../play/protocol';

/** Farther than this many roads no march is drawn along them. */
const LONGEST = 3;
const SAMPLES = 12;

/** Where somebody went, if a line tells of it and the board shows both ends. */
export function wayOf(line: LogLine, board: Board): WayShown | null {
  return line.way && hasSpace(board, line.way.start) && hasSpace(board, line.way.goal) ? line.way : null;
}

/** The spaces from one to another along the fewest roads; empty where no road leads. */
export function route(board: Board, from: number, to: number): number[] {
  const cameFrom = new Map([[from, from]]);
  let edge = [from];
  for (let far = 0; far < LONGEST && edge.length && !cameFrom.has(to); far += 1) {
    const next: number[] = [];
    for (const at of edge) {
      for (const { a, b } of board.links) {
        const other = a === at ? b : b === at ? a : -1;
        if (other < 0 || cameFrom.has(other)) continue;
        cameFrom.set(other, at);
        next.push(other);
      }
    }
    edge = next;
  }
  if (!cameFrom.has(to)) return [];
  const stops = [to];
  while (stops[0] !== from) stops.unshift(cameFrom.get(stops[0]!)!);
  return stops;
}

/** The path of a way on the sheet: its roads one after another, or a bow over the sea. */
export function pathOf(board: Board, way: WayShown): string {
  const { at } = layout(board);
  const [from, to] = [at[way.start]!, at[way.goal]!];
  if (board.hexes && way.by !== 'sea') return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
  const stops = way.by === 'sea' ? [] : route(board, way.start, way.goal);
  if (stops.length < 2) return bow(from, to);
  return stops
    .slice(1)
    .map((stop, i) => drawnFrom(board, at, stops[i]!, stop))
    .join(' ');
}

/** A road's own line, walked the right way round. */
function drawnFrom(board: Board, at: readonly Point[], from: number, to: number): string {
  const forth = board.links.some(({ a, b }) => a === from && b === to);
  const d = forth ? wayBetween(at[from]!, at[to]!) : turned(wayBetween(at[to]!, at[from]!));
  return d;
}

function turned(d: string): string {
  const [x, y, a, b, c, e, u, v] = d.match(/-?[\d.]+/g)!;
  return `M${u} ${v}C${c} ${e} ${a} ${b} ${x} ${y}`;
}

function bow([x, y]: Point, [u, v]: Point): string {
  const out = Math.hypot(u - x, v - y) * 0.35;
  return `M${x} ${y}Q${(x + u) / 2 + out} ${(y + v) / 2 + out * 0.4} ${u} ${v}`;
}

/** Points along a path as the frames of an animation. */
export function travel(d: string): Keyframe[] {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  const whole = path.getTotalLength();
  return Array.from({ length: SAMPLES + 1 }, (_, i): Keyframe => {
    const { x, y } = path.getPointAtLength((whole * i) / SAMPLES);
    return { transform: `translate(${x}px, ${y}px)` };
  });
}
