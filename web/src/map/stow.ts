/** How pieces lie in a box: strengths in the first column, leaders in rows beside them. */
import type { Board, Token } from '../contract';
import { chipOf, plinthHeight, plinthWidth, type Part } from './army';
import { BOX, CHIP } from './measures';

export interface Stowed {
  part: Part;
  x: number;
  y: number;
}

const PAD = 7;
const GAP = 3;

export function stow(board: Board, tokens: readonly Token[]): Stowed[] {
  const out: Stowed[] = [];
  let y = BOX.head + 5;
  let indent = PAD;
  for (const token of tokens) {
    if (token.figure === 'leader' || token.figure === 'marker') continue;
    const { role, width } = chipOf(token);
    out.push({ part: { role, token, x: 0, y: 0, width, height: CHIP.height }, x: PAD, y });
    y += CHIP.height + GAP;
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
    out.push({ part: { role: 'plinth', token, x: 0, y: 0, width, height }, x, y: row });
    x += width + GAP;
  }
  return out;
}
