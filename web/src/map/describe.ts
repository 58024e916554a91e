/** The map in words, for those who hear it. */
import type { Board, HexGrid, Scene } from '../contract';
import { beyond, DIRECTIONS, hexLabel, hexOf, spaceLabel } from './hexes';

export function describeSpace(board: Board, scene: Scene, index: number, lit: boolean): string {
  const here = scene.tokens.filter((token) => token.at[0] === 'space' && token.at[1] === index);
  const space = board.spaces[index];
  const region = board.regions[space?.region ?? -1]?.name;
  const name = space?.name ?? spaceLabel(board, index);
  const words = [region ? `${name}, ${region}` : name];
  if (here.length) words.push(here.map((token) => token.title).join(', '));
  else words.push('empty');
  if (lit) words.push('can be chosen');
  return words.join('; ');
}

/** A way by its two ends. */
export function linkName(board: Board, index: number): string {
  const link = board.links[index];
  return link ? `${spaceLabel(board, link.a)} to ${spaceLabel(board, link.b)}` : '';
}

/** The spaces one step away, by name. */
export function neighbours(board: Board, index: number): string {
  if (board.hexes) return around(board.hexes, hexOf(board.hexes, index));
  const names = board.links.flatMap(({ a, b }) =>
    a === index ? [board.spaces[b]!.name] : b === index ? [board.spaces[a]!.name] : [],
  );
  const ways = board.links.some(({ a, b, style }) => (a === index || b === index) && style !== 'border') ? 'Roads to' : 'Borders on';
  return names.length ? `${ways} ${names.join(', ')}.` : 'No roads.';
}

function around(grid: HexGrid, hex: number): string {
  const near = Array.from({ length: DIRECTIONS }, (_, side) => beyond(grid, hex, side)).filter((each) => each >= 0);
  return `Beside ${near.map((each) => hexLabel(grid, each)).join(', ')}.`;
}

/** The space nearest in a direction, for the arrow keys. */
export function stepTo(at: readonly (readonly [number, number])[], from: number, dx: number, dy: number): number {
  const [x, y] = at[from]!;
  let best = from;
  let least = Infinity;
  at.forEach(([u, v], i) => {
    const ahead = (u - x) * dx + (v - y) * dy;
    if (i === from || ahead <= 0) return;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    const far = ahead + aside * 2;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}
