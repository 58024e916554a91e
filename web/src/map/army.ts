/** How the pieces in one space stand together: a bust, the strengths beside it, the names below. */
import type { Board, Token } from '../contract';
import { textWidth } from './letters';
import { BUST, CHIP, GAP, MARKER, PLINTH, STACK, UNIT } from './measures';

export interface Part {
  role: 'bust' | 'plinth' | 'plate' | 'unit' | 'marker' | 'hall' | 'ship' | 'stack';
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
export function musters(board: Board, tokens: readonly Token[], abreast: number = CHIP.abreast): Army[] {
  const standing = tokens.filter((token) => token.figure !== 'marker' && token.figure !== 'badge');
  const camps = new Map<number, Token[]>();
  for (const token of standing) {
    const camp = board.sides[token.side]?.camp ?? token.side;
    camps.set(camp, [...(camps.get(camp) ?? []), token]);
  }
  return [...camps].map(([side, pieces]) => muster(board, side, pieces, abreast));
}

export function muster(board: Board, side: number, tokens: readonly Token[], abreast: number = CHIP.abreast): Army {
  const leaders = tokens.filter((token) => token.figure === 'leader');
  const others = tokens.filter((token) => token.figure !== 'leader');
  const parts: Part[] = [];
  const rows = rowsOf(others, abreast);
  const highest = (row: readonly Token[]): number => Math.max(...row.map((token) => chipOf(token).height));
  const topHeight = Math.max(leaders.length ? BUST.height : 0, highest(rows[0] ?? []), leaders.length ? 0 : CHIP.height);
  let x = 0;
  if (leaders[0]) {
    parts.push({ role: 'bust', token: leaders[0], x, y: topHeight - BUST.height, width: BUST.width, height: BUST.height });
    x += BUST.width + GAP;
  }
  rows[0]?.forEach((token) => {
    const { role, width, height } = chipOf(token);
    parts.push({ role, token, x, y: topHeight - height, width, height });
    x += width + GAP;
  });
  const breadths = rows.slice(1).map((row) => row.reduce((sum, token) => sum + chipOf(token).width + GAP, -GAP));
  const width = Math.max(x - GAP, ...breadths, ...leaders.map((token) => plinthWidth(board, token)));
  centre(parts, width, x - GAP);
  let y = topHeight;
  rows.slice(1).forEach((row, i) => {
    let along = (width - breadths[i]!) / 2;
    const height = highest(row);
    for (const token of row) {
      const chip = chipOf(token);
      parts.push({ role: chip.role, token, x: along, y: y + GAP + height - chip.height, width: chip.width, height: chip.height });
      along += chip.width + GAP;
    }
    y += height + GAP;
  });
  for (const token of leaders) {
    const height = plinthHeight(board, token);
    parts.push({ role: 'plinth', token, x: 0, y, width, height });
    y += height + 1;
  }
  return { side, width, height: leaders.length ? y - 1 : y, parts };
}

/** The drawing of a token that is no leader. */
export function chipOf(token: Token): { role: Part['role']; width: number; height: number } {
  const height = CHIP.height;
  if (token.figure === 'stack') return { role: 'stack', width: STACK.width, height: STACK.height };
  if (token.figure === 'ship' || token.figure === 'hall') return { role: token.figure, width: CHIP.symbol, height };
  if (token.cut) {
    const [width, high] = UNIT[token.cut];
    return { role: 'unit', width: width + (token.count > 9 ? UNIT.long : token.count > 1 ? UNIT.tab : 0), height: high };
  }
  if (token.sign) return { role: 'marker', width: MARKER.width, height };
  return { role: 'plate', width: CHIP.width + ((token.mark?.length ?? 0) > 1 ? CHIP.second : 0), height };
}

/** The pieces that a token stands for. */
export function piecesOf(token: Token): readonly number[] {
  return token.pieces ?? (token.piece === undefined ? [] : [token.piece]);
}

/** So many chips stand abreast; the rest in rows below. */
function rowsOf(tokens: readonly Token[], abreast: number): Token[][] {
  const rows: Token[][] = [];
  tokens.forEach((token, i) => {
    if (i % abreast === 0) rows.push([]);
    rows[rows.length - 1]!.push(token);
  });
  return rows;
}

export function plinthWidth(board: Board, token: Token): number {
  const piece = token.piece === undefined ? undefined : board.pieces[token.piece];
  const name = piece?.short ?? token.title;
  const figure = piece?.ratings.length === 1 ? PLINTH.figure : 0;
  return Math.max(PLINTH.least, Math.ceil(textWidth(name, 'label', PLINTH.size)) + PLINTH.padding + figure);
}

/** Who has no ratings needs only room for the name; who has one has it beside the name. */
export function plinthHeight(board: Board, token: Token): number {
  const ratings = token.piece === undefined ? undefined : board.pieces[token.piece]?.ratings.length;
  return ratings === 0 ? PLINTH.low : ratings === 1 ? PLINTH.brief : PLINTH.height;
}

function centre(parts: readonly Part[], width: number, used: number): void {
  for (const part of parts) part.x += (width - used) / 2;
}
