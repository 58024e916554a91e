/** How a side is told from the others: a colour, and always a shape and a letter as well. */
import type { Board } from '../../contract';

export type Cut = 'round' | 'shield' | 'lozenge' | 'hexagon';

const CUTS: readonly Cut[] = ['round', 'shield', 'lozenge', 'hexagon'];
const CUT_OF = { star: 'round', crown: 'shield', lily: 'lozenge', pine: 'hexagon' } as const;
const TONES = ['blue', 'red', 'green', 'gold', 'brown'];

export interface Tone {
  fill: string;
  deep: string;
  cut: Cut;
  letter: string;
}

export function toneOf(board: Board, side: number): Tone {
  const named = board.sides[side]?.tone ?? 'brown';
  const tone = TONES.includes(named) ? named : 'brown';
  const emblem = board.sides[side]?.emblem;
  return {
    fill: `var(--${tone})`,
    deep: `var(--${tone}-deep)`,
    cut: emblem ? CUT_OF[emblem] : CUTS[Math.max(0, side) % CUTS.length]!,
    letter: board.sides[side]?.name.charAt(0) ?? '',
  };
}
