/** How the pieces in one space stand together: a bust, the strengths beside it, the names below. */
import type { Board, Token } from '../contract';
import { textWidth } from './letters';
import { BUST, CHIP, GAP, PLINTH } from './measures';

export interface Part {
  role: 'bust' | 'plinth' | 'plate' | 'hall' | 'ship';
  token: Token;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Army {
  /** The side that leads; its allies stand with it. */
  side: number;
  width: number;
  height: number;
  parts: Part[];
}

/** Tokens of one space as armies: one for each camp that has anything there. */
export function musters(board: Board, tokens: readonly Token[]): Army[] {
  const standing = tokens.filter((token) => token.figure !== 'marker');
  const camps = new Map<number, Token[]>();
  for (const token of standing) {
    const camp = board.sides[token.side]?.camp ?? token.side;
    camps.set(camp, [...(camps.get(camp) ?? []), token]);
  }
  return [...camps].map(([side, pieces]) => muster(board, side, pieces));
}

export function muster(board: Board, side: number, tokens: readonly Token[]): Army {
  const leaders = tokens.filter((token) => token.figure === 'leader');
  const others = tokens.filter((token) => token.figure !== 'leader');
  const parts: Part[] = [];
  const topHeight = leaders.length ? BUST.height : CHIP.height;
  let x = 0;
  if (leaders[0]) {
    parts.push({ role: 'bust', token: leaders[0], x, y: 0, width: BUST.width, height: BUST.height });
    x += BUST.width + GAP;
  }
  const rows = rowsOf(others);
  rows[0]?.forEach((token) => {
    const { role, width } = chipOf(token);
    parts.push({ role, token, x, y: topHeight - CHIP.height, width, height: CHIP.height });
    x += width + GAP;
  });
  const breadths = rows.slice(1).map((row) => row.reduce((sum, token) => sum + chipOf(token).width + GAP, -GAP));
  const width = Math.max(x - GAP, ...breadths, ...leaders.map((token) => plinthWidth(board, token)));
  centre(parts, width, x - GAP);
  let y = topHeight;
  rows.slice(1).forEach((row, i) => {
    let along = (width - breadths[i]!) / 2;
    for (const token of row) {
      const chip = chipOf(token);
      parts.push({ role: chip.role, token, x: along, y: y + GAP, width: chip.width, height: CHIP.height });
      along += chip.width + GAP;
    }
    y += CHIP.height + GAP;
  });
  for (const token of leaders) {
    const height = plinthHeight(board, token);
    parts.push({ role: 'plinth', token, x: 0, y, width, height });
    y += height + 1;
  }
  return { side, width, height: leaders.length ? y - 1 : y, parts };
}

/** The drawing of a token that is no leader. */
export function chipOf(token: Token): { role: Part['role']; width: number } {
  if (token.figure === 'ship' || token.figure === 'hall') return { role: token.figure, width: CHIP.symbol };
  return { role: 'plate', width: CHIP.width + ((token.mark?.length ?? 0) > 1 ? CHIP.second : 0) };
}

/** So many chips stand abreast; the rest in rows below. */
function rowsOf(tokens: readonly Token[]): Token[][] {
  const rows: Token[][] = [];
  tokens.forEach((token, i) => {
    if (i % CHIP.abreast === 0) rows.push([]);
    rows[rows.length - 1]!.push(token);
  });
  return rows;
}

export function plinthWidth(board: Board, token: Token): number {
  const piece = token.piece === undefined ? undefined : board.pieces[token.piece];
  const name = piece?.short ?? token.title;
  const size = piece && !piece.ratings.length ? PLINTH.size + 2 : PLINTH.size;
  return Math.max(PLINTH.least, Math.ceil(textWidth(name, 'label', size)) + PLINTH.padding);
}

/** Who has no ratings needs only room for the name. */
export function plinthHeight(board: Board, token: Token): number {
  const piece = token.piece === undefined ? undefined : board.pieces[token.piece];
  return piece && !piece.ratings.length ? PLINTH.low : PLINTH.height;
}

function centre(parts: readonly Part[], width: number, used: number): void {
  for (const part of parts) part.x += (width - used) / 2;
}
