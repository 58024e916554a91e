/** The story of a finished game: its turning points and its chapters, from the review and the log. */
import type { Reviewed, ReviewPoint } from '../play/api';
import { headOf } from '../play/journal';
import type { Story } from '../contract';
import type { LogLine } from '../play/protocol';

export interface TurningPoint {
  ply: number;
  /** The seat whose chance to win rose most, and by how much. */
  seat: number;
  gain: number;
  /** Each seat's chance before and after. */
  before: number[];
  after: number[];
  /** Which lines of the log tell of it. */
  from: number;
  to: number;
  when: string;
  /** How much of the gain was luck, from 0 to 1. */
  luck: number;
}

const MOST = 6;
/** Smaller changes turn nothing. */
const LEAST = 0.05;

/** The moments after which somebody's chance to win was another, the largest of them, in order. */
export function turningPoints(told: Reviewed, most = MOST): TurningPoint[] {
  const found: TurningPoint[] = [];
  for (let i = 1; i < told.points.length; i++) {
    const [before, after] = [told.points[i - 1]!, told.points[i]!];
    const gains = after.chances.map((chance, seat) => chance - (before.chances[seat] ?? 0));
    const seat = gains.indexOf(Math.max(...gains));
    const gain = gains[seat] ?? 0;
    if (gain < LEAST) continue;
    const lucky = ((after.luck[seat] ?? 0) - (before.luck[seat] ?? 0)) / 100;
    found.push({
      ply: after.ply, seat, gain, before: before.chances, after: after.chances, from: before.log, to: after.log,
      when: after.status[0]?.[1] ?? '', luck: Math.max(0, Math.min(1, lucky / gain)),
    });
  }
  return found.sort((a, b) => b.gain - a.gain).slice(0, most).sort((a, b) => a.ply - b.ply);
}

/** Why it turned: by luck, by play, or both. */
export function because({ luck }: TurningPoint): string {
  if (luck > 0.66) return 'mostly luck';
  return luck < 0.34 ? 'mostly play' : 'play and luck';
}

export interface ChapterOfWar {
  title: string;
  lines: LogLine[];
}

/** The log in chapters, as the game divides it (years, campaigns, turns). */
export function chapters(log: readonly LogLine[], story: Story | undefined): ChapterOfWar[] {
  const found: ChapterOfWar[] = [];
  for (const line of log) {
    if (headOf(line, story) === 'year' || !found.length) {
      found.push({ title: headOf(line, story) === 'year' ? line.text : 'Opening', lines: headOf(line, story) === 'year' ? [] : [line] });
    } else found[found.length - 1]!.lines.push(line);
  }
  return found;
}

/** Which points to ask for, so that all lines of the log come in: the log at each holds the `held` lines before it. */
export function plyBefore(points: readonly ReviewPoint[], line: number): number {
  let ply = 0;
  for (const point of points) if (point.log <= line) ply = point.ply;
  return ply;
}
