/** What lies beside the map, in few words: where the marker of each track stands, and what each box holds. */
import type { Board, Scene, Token } from '../contract';
import { piecesOf } from './army';

export interface TrackNow {
  index: number;
  name: string;
  /** Where it stands, such as "3 of 9" or "British 2, French 4". */
  now: string;
  title: string;
}

export interface BoxNow {
  index: number;
  name: string;
  side: number;
  holds: string[];
  /** The pieces in it that can be picked. */
  pieces: number[];
  title: string;
}

export function tracksNow(board: Board, scene: Scene): TrackNow[] {
  return board.tracks.flatMap(({ id, name, steps }, index) => {
    const at = scene.tracks[id];
    if (!at) return [];
    const step = (n: number): string => steps[n] ?? String(n);
    const counts = steps.every((each) => /^\d+$/.test(each)) && steps[0] === '0';
    const now =
      at.sides && at.sides.length > 1
        ? at.sides.map(([side, n]) => `${board.sides[side]?.name ?? ''} ${step(n)}`).join(', ')
        : at.sides && at.note
          ? at.note
          : `${step(at.step)}${counts ? ` of ${steps[steps.length - 1]}` : ''}${at.note ? ` (${at.note})` : ''}`;
    return [{ index, name, now, title: `${name}: ${now}` }];
  });
}

/** Boxes with something in them, but for the pools that are only listed. */
export function boxesNow(board: Board, scene: Scene): BoxNow[] {
  return board.boxes.flatMap(({ id, name, side, aside }, index) => {
    const tokens = scene.tokens.filter(({ at, figure }) => at[0] === 'box' && at[1] === id && figure !== 'marker');
    if (aside || !tokens.length) return [];
    return [{ index, name, side, holds: tokens.map((token) => short(board, token)), pieces: tokens.flatMap((token) => [...piecesOf(token)]), title: `${name}: ${tokens.map(({ title }) => title).join(', ')}` }];
  });
}

function short(board: Board, token: Token): string {
  const piece = token.piece === undefined ? undefined : board.pieces[token.piece];
  if (token.figure === 'leader') return piece?.short ?? token.title;
  const kind = token.mark || (token.figure === 'plate' ? '' : token.title);
  return [token.count > 1 || !kind ? String(token.count) : '', kind].filter(Boolean).join(' ');
}
