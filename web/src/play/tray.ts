/** The tray: who is to go along with a stack, or to be gathered on a space, ticked one by one. */
import type { Board, Scene, Token } from '../contract';
import { piecesOf } from '../map/army';
import type { Muster, Offer } from './protocol';

export interface TrayRow {
  piece: number;
  name: string;
  /** Where the piece stands, or -1. */
  from: number;
  /** Why it may not go along; empty if it may. */
  text: string;
  rule: string;
}

/** Pieces that are only counted: so many of them go. */
export interface LotRow {
  lot: number;
  /** What several of them are called. */
  name: string;
  most: number;
  /** How many go with the whole stack. */
  usual: number;
  text: string;
  rule: string;
}

/** What a hand holds; nothing named means the whole stack. */
export interface Held {
  pieces: number[];
  lots: [number, number][];
}

export const WHOLE: Held = { pieces: [], lots: [] };

export interface Tray {
  space: number;
  /** They come to the space; otherwise they go from it. */
  gathers: boolean;
  rows: TrayRow[];
  lots: LotRow[];
  /** Where they go, if that is settled already; else -1. */
  goal: number;
  /** Where the whole stack can be drawn. */
  goals: ReadonlySet<number>;
  /** What else may be chosen here. */
  offers: readonly Offer[];
}

/** The space on which a piece stands, or -1. */
export function standsOn(scene: Scene | null, piece: number): number {
  const at = scene?.tokens.find((token) => piecesOf(token).includes(piece))?.at;
  return at?.[0] === 'space' ? (at[1] as number) : -1;
}

/** Whose stacks a side takes up: those of its camp. */
export function campOf(board: Board | null, side: number): number {
  return board?.sides?.[side]?.camp ?? side;
}

/** Whether a side that draws may carry what lies in a box to the map: its own, its camp's, or nobody's. */
export function mayCarry(board: Board | null, draws: number, box: Board['boxes'][number]): boolean {
  return draws >= 0 && (box.side < 0 || campOf(board, box.side) === campOf(board, draws));
}

/** Whether a side, or its allies, have a piece on a space that a hand could take up. */
export function hasStack(board: Board | null, scene: Scene | null, side: number, space: number): boolean {
  return (scene?.tokens ?? []).some(
    (token) =>
      token.side >= 0 && campOf(board, token.side) === campOf(board, side) && token.at[0] === 'space' && token.at[1] === space &&
      (piecesOf(token).length > 0 || token.lot !== undefined),
  );
}

export function trayOf(
  board: Board | null, scene: Scene | null, space: number, told: Pick<Muster, 'gathers' | 'pieces' | 'lots' | 'goal' | 'goals'>, offers: readonly Offer[] = [],
): Tray {
  const rows = told.pieces.map(({ piece, text, rule }) => ({
    piece, text, rule, name: board?.pieces[piece]?.name ?? `Piece ${piece}`, from: standsOn(scene, piece),
  }));
  const lots = told.lots.map((lot) => ({ ...lot, name: lotName(board, lot.lot, 2) }));
  return { space, gathers: told.gathers, rows, lots, goal: told.goal, goals: new Set(told.goals), offers };
}

/** What so many of a lot are called. */
export function lotName(board: Board | null, lot: number, count: number): string {
  return board?.lots?.[lot]?.[count === 1 ? 0 : 1] ?? `Lot ${lot}`;
}

/** How many of each lot are taken when a tray opens: those that go with the whole stack. When it opens again on the
 * same space, as many as were and still may. */
export function firstCounts(tray: Tray, before: Tray | null, counts: ReadonlyMap<number, number>): Map<number, number> {
  const again = before?.space === tray.space && before.gathers === tray.gathers;
  return new Map(
    tray.lots.map(({ lot, most, usual, text }) => [lot, text ? 0 : again ? Math.min(counts.get(lot) ?? usual, most) : usual]),
  );
}

/** What a hand holds by the ticks and numbers of a tray. */
export function heldBy(ticked: ReadonlySet<number>, counts: ReadonlyMap<number, number>): Held {
  return { pieces: [...ticked], lots: [...counts].filter(([, count]) => count > 0) };
}

/** What a hand holds that takes only one token of a stack. */
export function heldOf(token: Token): Held {
  if (token.lot !== undefined) return { pieces: [], lots: [[token.lot, token.count]] };
  return { pieces: [...piecesOf(token)], lots: [] };
}

export const isEmpty = ({ pieces, lots }: Held): boolean => !pieces.length && !lots.length;

/** Who is ticked when a tray opens: all that may go from a space, nobody of those who may come to it. When it
 * opens again on the same space, those who were and still may. */
export function firstTicks(tray: Tray, before: Tray | null, ticked: ReadonlySet<number>): Set<number> {
  const free = tray.rows.filter(({ text }) => !text).map(({ piece }) => piece);
  if (before?.space === tray.space && before.gathers === tray.gathers) return new Set(free.filter((piece) => ticked.has(piece)));
  return new Set(tray.gathers ? [] : free);
}

/** The rows by where they stand, in the order told. */
export function bySpace(tray: Tray): [number, TrayRow[]][] {
  const found = new Map<number, TrayRow[]>();
  for (const row of tray.rows) found.set(row.from, [...(found.get(row.from) ?? []), row]);
  return [...found];
}
