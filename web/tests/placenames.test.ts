/** Names on the map, in every recorded game: each touches what it names and no other name, at one place for the whole game. */
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { arrange } from '../src/map/arrange';
import { hexCount, outline, RADIUS } from '../src/map/hexes';
import { hidden } from '../src/map/hex/names';
import { layout } from '../src/map/layout';
import { Mask } from '../src/map/mask';
import { LABEL } from '../src/map/measures';
import { TOUCH } from '../src/map/names';
import NamesDrawn from '../src/map/Names.svelte';
import { around, away, grown, overlap, type Point, type Rect } from '../src/map/shapes';
import { fingerprint } from '../src/map/survey';
import surveys from '../src/map/surveys.json';
import { collisions, type Named } from './boxes';
import { recorded } from './recorded';

const { boards, games } = recorded();
/** So far a name may be from the rim of its space, in units: less than one of its letters is high. */
const TOUCHING = 14.5;
const laid = boards.map((board) => [board.title, board, layout(board)] as const);
const placed = laid.filter(([, board]) => !board.hexes);
const hexed = laid.filter(([, board]) => board.hexes);

describe.each(placed)('names on the map of %s', (_, board, sheet) => {
  it('were placed when the map was baked', () => {
    if (board.layout === 'geographic') expect(Object.keys(surveys)).toContain(fingerprint(board));
  });

  it('touch their own space, and are nearer to it than to any other', () => {
    const rim = (i: number, rect: Rect): number => away(sheet.at[i]!, rect) - sheet.half[i]!;
    const astray = sheet.labels.flatMap(({ rect }, i) => {
      const mine = rim(i, rect);
      const nearer = board.spaces.findIndex((__, j) => j !== i && away(sheet.at[j]!, rect) <= away(sheet.at[i]!, rect));
      if (mine <= TOUCHING && nearer < 0) return [];
      return [`${board.spaces[i]!.name}: ${mine.toFixed(1)} from its space${nearer < 0 ? '' : `, nearer to ${board.spaces[nearer]!.name}`}`];
    });
    expect(astray).toEqual([]);
  });

  it('of regions lie on their ground or at its edge', () => {
    const adrift = sheet.regions.flatMap(({ index, rect }) => {
      const { id, name, spaces } = board.regions[index]!;
      const r = LABEL.widest / 2;
      const drawn = sheet.country?.regions.find((each) => each.id === id)?.rings;
      const rings = drawn?.length ? drawn : spaces.map((space): Point[] => corners(around(...sheet.at[space]!, 2 * r, 2 * r)));
      return new Mask(rings, sheet.sheet).share(grown(rect, TOUCH)) > 0 ? [] : [name];
    });
    expect(adrift).toEqual([]);
    expect(sheet.regions).toHaveLength(board.regions.length);
  });

  it('lie on no other name, no space and no ornament', () => {
    expect(collisions(sheet.walls.map((rect, i): Named => [`${i} ${board.spaces[i]?.name ?? ''}`, rect]))).toEqual([]);
  });
});

describe.each(hexed)('names on the hexes of %s', (_, board, sheet) => {
  const grid = board.hexes!;
  const { hexes, regions } = sheet.hexNames!;

  it('touch their own hex and no other name', () => {
    const astray = hexes.filter(({ hex, rect }) => overlap(rect, hull(outline(grid, hex, sheet.origin))) === 0);
    expect(astray.map(({ lines }) => lines.join(' '))).toEqual([]);
    const all: Named[] = [
      ...hexes.map(({ lines, rect }): Named => [lines.join(' '), rect]),
      ...regions.map(({ name, rect }): Named => [name, rect]),
      ...board.zones.map(({ name }, i): Named => [name, sheet.zones[i]!.rect]),
    ];
    expect(collisions(all)).toEqual([]);
  });

  it('of regions are at one of their hexes', () => {
    const adrift = regions.filter(({ id, rect }) => {
      const own = board.regions.find((region) => region.id === id)!.spaces.filter((space) => space < hexCount(grid));
      return !own.some((hex) => away(sheet.at[hex]!, rect) < RADIUS);
    });
    expect(adrift.map(({ name }) => name)).toEqual([]);
  });
});

/** What Names draws, without the holders of regions. */
function drawn(board: (typeof boards)[number], scene: (typeof games)[number]['scenes'][number]): string {
  const html = render(NamesDrawn, { props: { board, scene, layout: layout(board) } }).body;
  return (html.match(/<text[^>]*>[^<]*<\/text>/g) ?? []).join('\n');
}

describe.each(games.map(({ game, board, scenes }) => [game, boards[board]!, scenes] as const))('in the recorded game %s', (_, board, scenes) => {
  it('names stand at the same place at every moment', () => {
    const places = new Set(scenes.map((scene) => drawn(board, scene)));
    expect(places.size).toBe(1);
  });

  it('names under stacks are written over them', () => {
    const sheet = layout(board);
    if (!sheet.hexNames) return;
    for (const scene of scenes) {
      const { armies } = arrange(board, sheet, scene);
      const over = new Set(hidden(sheet.hexNames.hexes, armies));
      const covered = sheet.hexNames.hexes.filter((name) => armies.some((army) => overlap(name.rect, army.rect) > 0));
      expect(covered.filter((name) => !over.has(name))).toEqual([]);
      expect(over.size).toBeLessThan(sheet.hexNames.hexes.length);
    }
  });

  it('pieces give way to names', () => {
    if (board.hexes) return;
    const sheet = layout(board);
    const names = [...sheet.labels.map(({ rect }, i) => ({ rect, name: board.spaces[i]!.name })), ...sheet.zones.map(({ rect }, i) => ({ rect, name: board.zones[i]!.name }))];
    const covered = scenes.flatMap((scene, moment) =>
      arrange(board, sheet, scene).armies.flatMap((army) =>
        names.filter(({ rect }) => overlap(rect, army.rect) > 0).map(({ name }) => `${moment}: ${name} under the pieces at ${board.spaces[army.space]!.name}`),
      ),
    );
    expect(covered).toEqual([]);
  });
});

function corners([left, top, right, bottom]: Rect): Point[] {
  return [[left, top], [right, top], [right, bottom], [left, bottom]];
}

function hull(points: readonly Point[]): Rect {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
