/** What others did, cut into steps that can be watched one after another. */
import type { Board, DieShown, LogLine, Scene, Story, Token, WayShown } from '../contract';
import { boardKind } from './choices';
import { headOf, isReason, tellers, withReasons } from './journal';

/** Lines that came together, and the scene before and after them. */
export interface Beat {
  lines: readonly LogLine[];
  before: Scene;
  after: Scene;
}

export interface Step {
  lines: LogLine[];
  reasons: LogLine[];
  /** Who acts, or -1. */
  seat: number;
  /** Its place among the turns of the story. */
  turn: number;
  before: Scene;
  after: Scene;
  way: WayShown | null;
  dice: DieShown[];
  /** The space that it is about, or -1: where its dice are rolled. */
  space: number;
  /** A card that it tells of, or -1. */
  card: number;
}

/** A turn of somebody within the story: whose, what it began with, and its first step. */
export interface Turn {
  seat: number;
  title: string;
  first: number;
}

export interface Changed {
  spaces: ReadonlySet<number>;
  zones: ReadonlySet<number>;
}

/** So many lines that show nothing by themselves are read together. */
const MOST_LINES = 3;

const spacesIn = (line: LogLine, board: Board): number[] => [
  ...line.touches.flatMap(([kind, index]) => (boardKind(board, kind) === 'space' ? [index] : [])),
  ...(line.way ? [line.way.start, line.way.goal] : []),
];

const cardIn = (line: LogLine): number => line.touches.find(([kind]) => kind === 'card')?.[1] ?? -1;

/** Whether a line is worth a step of its own. */
const stands = (line: LogLine, story: Story): boolean =>
  headOf(line, story) !== '' || line.way !== null || line.dice.length > 0 || cardIn(line) >= 0;

/** The beats as steps, each with the scene that it leads to, and the turns that they make up. */
export function tell(beats: readonly Beat[], board: Board): { steps: Step[]; turns: Turn[] } {
  const steps: Step[] = [];
  const turns: Turn[] = [];
  const story = board.story;
  const told = tellers(beats.flatMap(({ lines }) => lines), story);
  let waiting: LogLine[] = [];
  for (const [b, beat] of beats.entries()) {
    const acts = withReasons([...waiting, ...beat.lines], story, b === beats.length - 1);
    waiting = acts.waiting;
    const groups: { lines: LogLine[]; reasons: LogLine[] }[] = [];
    for (const { line, reasons } of acts.acts) {
      const last = groups[groups.length - 1];
      if (!last || stands(line, story) || reasons.length || last.lines.length >= MOST_LINES) groups.push({ lines: [line], reasons: [...reasons] });
      else last.lines.push(line);
    }
    const seen = new Set<number>();
    let before = beat.before;
    let space = beat.after.contest?.space ?? -1;
    for (const [g, group] of groups.entries()) {
      const here = group.lines.flatMap((line) => spacesIn(line, board));
      for (const each of here) seen.add(each);
      space = here[here.length - 1] ?? space;
      const first = group.lines[0]!;
      const after = g === groups.length - 1 ? beat.after : mixed(beat.before, beat.after, seen);
      const seat = told.get(first.i) ?? -1;
      const step: Step = {
        ...group, seat, turn: 0, before, after, space,
        way: group.lines.find((line) => line.way)?.way ?? null,
        dice: group.lines.flatMap((line) => line.dice),
        card: group.lines.map(cardIn).find((card) => card >= 0) ?? -1,
      };
      const turn = turns[turns.length - 1];
      const last = steps[steps.length - 1];
      if (!turn || begins(step, turn, story)) turns.push({ seat, title: headOf(first, story) ? first.text : '', first: steps.length });
      else if (last && seat >= 0 && seat !== turn.seat && last.seat === seat) {
        // Who answers once only reacts; who goes on acting has begun a turn of his own with that.
        turns.push({ seat, title: '', first: steps.length - 1 });
        last.turn = turns.length - 1;
      }
      step.turn = turns.length - 1;
      steps.push(step);
      before = after;
    }
  }
  return { steps, turns };
}

/** Whether another turn begins: with a heading, or after what nobody did. */
function begins(step: Step, turn: Turn, story: Story): boolean {
  return headOf(step.lines[0]!, story) !== '' || (turn.seat < 0 && step.seat >= 0);
}

// ------------------------------------------------------------------ scenes

const stands_at = (token: Token, space: number): boolean => token.at[0] === 'space' && token.at[1] === space;

/** The earlier scene, with these spaces as in the later one. */
export function mixed(before: Scene, after: Scene, spaces: ReadonlySet<number>): Scene {
  const in_them = (token: Token): boolean => token.at[0] === 'space' && spaces.has(token.at[1]);
  return { ...before, tokens: [...before.tokens.filter((token) => !in_them(token)), ...after.tokens.filter(in_them)] };
}

/** What of a token counts as a change; not that it has acted or is chosen. */
const looks = ({ figure, side, count, piece, pieces, worn, sign, mark, look, strength, steps, shade }: Token): string =>
  JSON.stringify([figure, side, count, piece, pieces, worn, sign, mark, look, strength, steps, shade]);

function places(scene: Scene): Map<string, string> {
  const found = new Map<string, string[]>();
  for (const token of scene.tokens) {
    const at = token.at.join(' ');
    found.set(at, [...(found.get(at) ?? []), looks(token)]);
  }
  return new Map([...found].map(([at, tokens]) => [at, tokens.sort().join()]));
}

/** The spaces and zones that are not as they were. */
export function changed(before: Scene, after: Scene): Changed {
  const spaces = new Set<number>();
  const zones = new Set<number>();
  if (before.tokens === after.tokens) return { spaces, zones };
  const [was, now] = [places(before), places(after)];
  for (const at of new Set([...was.keys(), ...now.keys()])) {
    if (was.get(at) === now.get(at)) continue;
    const [kind, index] = at.split(' ');
    if (kind === 'space') spaces.add(Number(index));
    else if (kind === 'zone') zones.add(Number(index));
  }
  return { spaces, zones };
}

/** Who has come to a space from one scene to the next. */
export function arrived(before: Scene, after: Scene, space: number): Token[] {
  const was = new Map(before.tokens.flatMap((token) => (stands_at(token, space) ? [[token.key, token] as const] : [])));
  return after.tokens.flatMap((token) => {
    if (!stands_at(token, space) || token.figure === 'marker' || token.figure === 'badge') return [];
    const old = was.get(token.key);
    if (!old) return [token];
    const count = token.count - old.count;
    if (count <= 0) return [];
    const known = new Set([...(old.pieces ?? []), ...(old.parts ?? []).map(({ piece }) => piece)]);
    const part: Token = { ...token, count };
    if (token.pieces) part.pieces = token.pieces.filter((piece) => !known.has(piece));
    if (token.parts) part.parts = token.parts.filter(({ piece }) => !known.has(piece));
    if (token.piece !== undefined && token.piece === old.piece) delete part.piece;
    return [part];
  });
}

/** Who travels in a step: those who have come, or else those who have gone from where it began. */
export function travellers(step: Step): Token[] {
  if (!step.way) return [];
  const { start, goal, piece } = step.way;
  const came = arrived(step.before, step.after, goal);
  if (came.length) return came;
  const went = arrived(step.after, step.before, start);
  if (went.length) return went;
  return step.before.tokens.filter((token) => piece >= 0 && token.piece === piece).slice(0, 1);
}

/** The scene while they are on their way: gone from where they were, not yet where they go. */
export function underWay(step: Step): Scene {
  return step.way ? mixed(step.before, step.after, new Set([step.way.start])) : step.before;
}

export { isReason };
