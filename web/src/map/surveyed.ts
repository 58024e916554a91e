/** A survey written small: the flow of the ground as rows of whole numbers, tenths of a unit. */
import type { Point } from './shapes';
import type { Survey } from './survey';

export interface Packed extends Omit<Survey, 'ground'> {
  ground: { origin: Point; unitsPerKm: number; turn: number; window: number[]; step: number; dx: number[]; dy: number[] } | null;
}

const TENTHS = 10;

export function packed(survey: Survey): Packed {
  const tenths = (field: ArrayLike<number>): number[] => Array.from(field, (value) => Math.round(value * TENTHS));
  const { ground } = survey;
  if (!ground) return { ...survey, ground };
  const { window, step, dx, dy } = ground.grid;
  return { ...survey, ground: { origin: ground.origin, unitsPerKm: ground.unitsPerKm, turn: ground.turn, window: [...window], step, dx: tenths(dx), dy: tenths(dy) } };
}

export function unpacked(from: Packed): Survey {
  const units = (list: readonly number[]): Float64Array => Float64Array.from(list, (value) => value / TENTHS);
  const { ground } = from;
  if (!ground) return { ...from, ground };
  const { origin, unitsPerKm, turn, window, step, dx, dy } = ground;
  return { ...from, ground: { origin, unitsPerKm, turn, grid: { window: window as unknown as [number, number, number, number], step, dx: units(dx), dy: units(dy) } } };
}
