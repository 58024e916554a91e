/** A survey written small: the flow and the spots as rows of whole numbers, tenths of a unit. */
import type { Wording, Written } from './names';
import type { Point } from './shapes';
import type { Survey } from './survey';

export interface Packed extends Omit<Survey, 'ground' | 'regions'> {
  ground: { origin: Point; unitsPerKm: number; window: number[]; step: number; dx: number[]; dy: number[] } | null;
  regions: { index: number; home: number; words: Wording[]; spots: number[] }[];
}

const TENTHS = 10;
const PER_SPOT = 6;

export function packed(survey: Survey): Packed {
  const tenths = (field: ArrayLike<number>): number[] => Array.from(field, (value) => Math.round(value * TENTHS));
  return {
    ...survey,
    ground: survey.ground && {
      origin: survey.ground.origin,
      unitsPerKm: survey.ground.unitsPerKm,
      window: [...survey.ground.grid.window],
      step: survey.ground.grid.step,
      dx: tenths(survey.ground.grid.dx),
      dy: tenths(survey.ground.grid.dy),
    },
    regions: survey.regions.map(({ index, home, spots }) => {
      const wordings = [...new Set(spots.map(({ words }) => JSON.stringify(words)))];
      return {
        index,
        home,
        words: wordings.map((each) => JSON.parse(each) as Wording),
        spots: spots.flatMap(({ rect, price, words }) => [...tenths([...rect, price]), wordings.indexOf(JSON.stringify(words))]),
      };
    }),
  };
}

export function unpacked(from: Packed): Survey {
  const units = (list: readonly number[]): Float64Array => Float64Array.from(list, (value) => value / TENTHS);
  return {
    ...from,
    ground: from.ground && {
      origin: from.ground.origin,
      unitsPerKm: from.ground.unitsPerKm,
      grid: {
        window: from.ground.window as unknown as [number, number, number, number],
        step: from.ground.step,
        dx: units(from.ground.dx),
        dy: units(from.ground.dy),
      },
    },
    regions: from.regions.map(({ index, home, words, spots }) => {
      const written: Written[] = [];
      for (let i = 0; i < spots.length; i += PER_SPOT) {
        const at = (k: number): number => spots[i + k]! / TENTHS;
        written.push({ rect: [at(0), at(1), at(2), at(3)], price: at(4), words: words[spots[i + 5]!]! });
      }
      return { index, home, spots: written };
    }),
  };
}
