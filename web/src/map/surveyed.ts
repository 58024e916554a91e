/** A survey written small: the flow of the ground as whole numbers, tenths of a unit, packed. */
import { packField, unpackField } from './packing';
import type { Point, Rect } from './shapes';
import { across } from './spread';
import type { Survey } from './survey';

export interface Packed extends Omit<Survey, 'ground'> {
  ground: { origin: Point; unitsPerKm: number; turn: number; window: Rect; step: number; dx: string; dy: string } | null;
}

const TENTHS = 10;

export function packed(survey: Survey): Packed {
  const { ground } = survey;
  if (!ground) return { ...survey, ground };
  const { origin, unitsPerKm, turn, grid: { window, step, dx, dy } } = ground;
  const written = (field: Float64Array): string => packField(Array.from(field, (value) => Math.round(value * TENTHS)), across(window[0], window[2], step));
  return { ...survey, ground: { origin, unitsPerKm, turn, window, step, dx: written(dx), dy: written(dy) } };
}

export function unpacked(from: Packed): Survey {
  const { ground } = from;
  if (!ground) return { ...from, ground };
  const { origin, unitsPerKm, turn, window, step, dx, dy } = ground;
  const read = (text: string): Float64Array => Float64Array.from(unpackField(text, across(window[0], window[2], step)), (value) => value / TENTHS);
  return { ...from, ground: { origin, unitsPerKm, turn, grid: { window, step, dx: read(dx), dy: read(dy) } } };
}
