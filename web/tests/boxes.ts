/** What lies on the map, and what of it lies on something else. */
import type { Board, Scene } from '../src/contract';
import { arrange } from '../src/map/arrange';
import { layout } from '../src/map/layout';
import { RING } from '../src/map/measures';
import { away, overlap, type Rect } from '../src/map/shapes';

/** A box and what it is. */
export type Named = [string, Rect];

/** Pairs of boxes that lie on one another. */
export function collisions(boxes: readonly Named[]): string[] {
  const found: string[] = [];
  boxes.forEach(([name, rect], i) => {
    for (const [other, second] of boxes.slice(i + 1)) {
      if (overlap(rect, second) > 0) found.push(`${name} × ${other}`);
    }
  });
  return found;
}

/** Names that lie on the ring of a space that may be chosen. */
export function covered(board: Board): string[] {
  const sheet = layout(board);
  const names: Named[] = [
    ...sheet.labels.map(({ rect }, i): Named => [board.spaces[i]!.name, rect]),
    ...sheet.regions.map(({ index, rect }): Named => [board.regions[index]!.name, rect]),
    ...sheet.zones.map(({ rect }, i): Named => [board.zones[i]!.name, rect]),
    ...sheet.remarks.map(({ rect, words }): Named => [words.lines[0]!, rect]),
  ];
  const swollen = RING.radius + RING.swollen / 2;
  return names.flatMap(([name, rect]) =>
    board.spaces.filter((_, i) => away(sheet.at[i]!, rect) < sheet.half[i]! + swollen).map((space) => `${name} × ring of ${space.name}`),
  );
}

/** Every box on the map. */
export function everything(board: Board, scene: Scene): Named[] {
  const sheet = layout(board);
  const now = arrange(board, sheet, scene);
  return [
    ...sheet.walls.map((rect, i): Named => [`wall ${i} ${board.spaces[i]?.name ?? ''}`, rect]),
    ...now.armies.map(({ space, rect }): Named => [`army at ${board.spaces[space]!.name}`, rect]),
  ];
}
