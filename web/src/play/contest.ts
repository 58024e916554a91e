/** The track of a contest: which steps it shows, and where a marker stands that has gone beyond them. */
import type { Contest } from '../contract';

/** The steps from the lowest to the highest. */
export function steps({ low, high }: Pick<Contest, 'low' | 'high'>): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

/** The step on which a marker is drawn: beyond the end it stays there, and its number tells. */
export function onTrack({ low, high }: Pick<Contest, 'low' | 'high'>, marker: number): { step: number; beyond: boolean } {
  const step = Math.max(low, Math.min(high, marker));
  return { step, beyond: step !== marker };
}
