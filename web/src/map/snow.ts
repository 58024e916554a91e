/** The line of winter: the borders between country marked as south and the rest. */
import type { Board } from '../contract';
import type { Country } from './geography';
import type { Point } from './shapes';

export const SNOW_NAME = 'Winter attrition line';

export function isSnowLine(board: Board, between: readonly [string, string]): boolean {
  const south = between.map((id) => {
    const region = board.regions.find((each) => each.id === id);
    return region?.spaces.some((space) => board.spaces[space]?.tags.includes('south'));
  });
  return south[0] !== undefined && south[1] !== undefined && south[0] !== south[1];
}

export function snowLines(board: Board, country: Country): Point[][] {
  return country.borders.filter(({ between }) => isSnowLine(board, between)).flatMap(({ lines }) => lines);
}

/** Points at even steps along a line. */
export function beads(line: readonly Point[], step: number): Point[] {
  const out: Point[] = [];
  let due = step / 2;
  for (let i = 1; i < line.length; i += 1) {
    const [x, y] = line[i - 1]!;
    const [u, v] = line[i]!;
    const length = Math.hypot(u - x, v - y);
    while (due <= length) {
      out.push([x + ((u - x) * due) / length, y + ((v - y) * due) / length]);
      due += step;
    }
    due -= length;
  }
  return out;
}
