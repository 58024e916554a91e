/** The tray: who is to go along with a stack, or to be gathered on a space, ticked one by one. */
import type { Board, Scene } from '../contract';
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

export interface Tray {
  space: number;
  /** They come to the space; otherwise they go from it. */
  gathers: boolean;
  rows: TrayRow[];
  /** What else may be chosen here. */
  offers: readonly Offer[];
}

/** The space on which a piece stands, or -1. */
export function standsOn(scene: Scene | null, piece: number): number {
  const at = scene?.tokens.find((token) => piecesOf(token).includes(piece))?.at;
  return at?.[0] === 'space' ? (at[1] as number) : -1;
}

/** Whether a side has a piece on a space. */
export function hasStack(scene: Scene | null, side: number, space: number): boolean {
  return (scene?.tokens ?? []).some(
    (token) => token.side === side && token.at[0] === 'space' && token.at[1] === space && piecesOf(token).length > 0,
  );
}

export function trayOf(board: Board | null, scene: Scene | null, space: number, told: Pick<Muster, 'gathers' | 'pieces'>, offers: readonly Offer[] = []): Tray {
  const rows = told.pieces.map(({ piece, text, rule }) => ({
    piece, text, rule, name: board?.pieces[piece]?.name ?? `Piece ${piece}`, from: standsOn(scene, piece),
  }));
  return { space, gathers: told.gathers, rows, offers };
}

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
