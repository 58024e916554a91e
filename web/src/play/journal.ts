/** The log as a story: grouped by impulse, each line with its rule, dice set apart. */
import { focusOf } from './choices';
import type { Board, Focus, Story } from '../contract';
import type { LogLine } from './protocol';

export interface Impulse {
  /** The index of its first line. */
  at: number;
  kind: 'impulse' | 'year' | 'opening';
  head: LogLine | null;
  lines: LogLine[];
}

/** What the table itself tells stands by itself in any game. */
const OF_THE_TABLE = ['resigned', 'undone', 'controller'];

/** Whether a line begins a chapter or an impulse, as the game's board says. */
export function headOf(line: LogLine, story: Story | undefined): 'impulse' | 'year' | '' {
  if (story?.chapters.includes(line.kind)) return 'year';
  return story?.impulses.includes(line.kind) || OF_THE_TABLE.includes(line.kind) ? 'impulse' : '';
}

/** Whether an agent tells its reasons in a line. */
export function isReason(line: LogLine, story: Story | undefined): boolean {
  return story?.reasons?.some((start) => line.kind.startsWith(start)) ?? false;
}

/** Whose doing each line tells, by its place in the log; -1 for what nobody chose. A line that begins a chapter is
 * nobody's, and so is what follows of itself. */
export function tellers(log: readonly LogLine[], story: Story | undefined): Map<number, number> {
  const found = new Map<number, number>();
  let ply = -2;
  let nobodys = false;
  for (const line of log) {
    if (line.ply !== ply) nobodys = false;
    ply = line.ply;
    if (story?.chapters.includes(line.kind) || story?.nobodys?.includes(line.kind)) nobodys = true;
    found.set(line.i, nobodys && !OF_THE_TABLE.includes(line.kind) ? -1 : line.seat);
  }
  return found;
}

/** Each act with the reasons that explain it: these are told before it. Reasons without an act wait for the next line,
 * or at the end stand by themselves. */
export function withReasons(
  lines: readonly LogLine[],
  story: Story | undefined,
  ends = true,
): { acts: { line: LogLine; reasons: LogLine[] }[]; waiting: LogLine[] } {
  const acts: { line: LogLine; reasons: LogLine[] }[] = [];
  let waiting: LogLine[] = [];
  for (const line of lines) {
    if (isReason(line, story)) waiting.push(line);
    else {
      acts.push({ line, reasons: waiting });
      waiting = [];
    }
  }
  if (ends) for (const line of waiting.splice(0)) acts.push({ line, reasons: [] });
  return { acts, waiting };
}

/** The log with every reason under the act that it explains. */
export function explained(log: readonly LogLine[], story: Story | undefined): LogLine[] {
  return withReasons(log, story).acts.flatMap(({ line, reasons }) => [line, ...reasons]);
}

export function byImpulse(log: readonly LogLine[], story: Story | undefined): Impulse[] {
  const groups: Impulse[] = [];
  for (const line of log) {
    const head = headOf(line, story);
    const last = groups[groups.length - 1];
    if (head || !last) {
      groups.push({
        at: line.i,
        kind: head || 'opening',
        head: head ? line : null,
        lines: head ? [] : [line],
      });
    } else {
      last.lines.push(line);
    }
  }
  return groups;
}

/** What a line lights on the board: where somebody arrived, else the last thing it tells of. */
export function litBy(line: LogLine, board: Board | null): Focus | null {
  if (line.way) return { kind: 'space', index: line.way.goal };
  const found = [...line.touches].reverse().find((each) => focusOf(board, each));
  return focusOf(board, found);
}

/** New lines joined to the old: an undo may have shortened the log. */
export function joinLog(old: readonly LogLine[], fresh: readonly LogLine[], whole: boolean, length = Infinity): LogLine[] {
  if (whole || !old.length) return [...fresh];
  const first = fresh[0]?.i ?? length;
  return [...old.filter((line) => line.i < first), ...fresh];
}

/** Lines that say the same thing become one with a count: seven hidden draws are one line. */
export function counted(lines: readonly LogLine[]): { line: LogLine; times: number }[] {
  const found = new Map<string, { line: LogLine; times: number }>();
  for (const line of lines) {
    const before = found.get(line.text);
    if (before) before.times++;
    else found.set(line.text, { line, times: 1 });
  }
  return [...found.values()];
}
