/** How pieces lie in a box: strengths in the first column, leaders in rows beside them; units by cut
 * in rows, made smaller if they must be. */
import type { Board, Token } from '../contract';
import { chipOf, plinthHeight, plinthWidth, type Part } from './army';
import { BOX } from './measures';

export interface Stowed {
  part: Part;
  x: number;
  y: number;
  /** How large it is drawn. */
  scale: number;
}

const PAD = 7;
const GAP = 3;
const SCALES = [1, 0.85, 0.72, 0.6, 0.5, 0.4, 0.32];

export function stow(board: Board, tokens: readonly Token[]): Stowed[] {
  return tokens.some(({ cut }) => cut) ? inRows(board, tokens) : inColumn(board, tokens);
}

function inColumn(board: Board, tokens: readonly Token[]): Stowed[] {
  const out: Stowed[] = [];
  let y = BOX.head + 5;
  let indent = PAD;
  for (const token of tokens) {
    if (token.figure === 'leader' || token.figure === 'marker') continue;
    const { role, width, height } = chipOf(token);
    out.push({ part: { role, token, x: 0, y: 0, width, height }, x: PAD, y, scale: 1 });
    y += height + GAP;
    indent = Math.max(indent, PAD + width + GAP);
  }
  let [x, row] = [indent, BOX.head + 5];
  for (const token of tokens) {
    if (token.figure !== 'leader') continue;
    const [width, height] = [plinthWidth(board, token), plinthHeight(board, token)];
    if (x + width > BOX.width - PAD + 1) {
      x = indent;
      row += height + GAP;
    }
    out.push({ part: { role: 'plinth', token, x: 0, y: 0, width, height }, x, y: row, scale: 1 });
    x += width + GAP;
  }
  return out;
}

/** Everything in rows, as large as the box allows. */
function inRows(board: Board, tokens: readonly Token[]): Stowed[] {
  const parts = tokens
    .filter(({ figure }) => figure !== 'marker')
    .map((token): Part => {
      if (token.figure !== 'leader') return { ...chipOf(token), token, x: 0, y: 0 };
      return { role: 'plinth', token, x: 0, y: 0, width: plinthWidth(board, token), height: plinthHeight(board, token) };
    });
  for (const scale of SCALES) {
    const { placed, bottom } = rows(parts, scale);
    if (bottom <= BOX.height - GAP || scale === SCALES[SCALES.length - 1]) return placed;
  }
  return [];
}

function rows(parts: readonly Part[], scale: number): { placed: Stowed[]; bottom: number } {
  const placed: Stowed[] = [];
  let [x, y, high] = [PAD, BOX.head + 5, 0];
  for (const part of parts) {
    if (x > PAD && x + part.width * scale > BOX.width - PAD) {
      x = PAD;
      y += high + GAP;
      high = 0;
    }
    placed.push({ part, x, y, scale });
    x += part.width * scale + GAP;
    high = Math.max(high, part.height * scale);
  }
  return { placed, bottom: y + high };
}
