/** The names on the sheet, their sizes, and the spots where each could stand. */
import type { Region, Space, Zone } from '../contract';
import { broken, textWidth } from './letters';
import type { Mask } from './mask';
import { LABEL, REGION, REMARK, ZONE } from './measures';
import type { Spot } from './place';
import { around, away, grown, within, type Point, type Rect } from './shapes';
import type { Roads } from './spots';
import { capital } from '../words';

/** How far names keep from the edge of the sheet. */
const RIM = 20;
/** A region's name does not go where it would pay more than this. */
const DEAREST = 190;
/** So far from the middle of its ground a region's name begins to pay, if it does not stand on it. */
const ASTRAY = 13;
/** Spots of a region's name that are nearer than this to one another are alike. */
const ALIKE = 12;
/** A region's name is no farther from its ground than this. */
export const TOUCH = 8;
/** A zone's berth does not go where more of it would be on land than this. */
const DRIEST = 0.6;
/** How far from the middle of its ports a zone is looked for. */
const OFFING = 400;

export interface Label {
  lines: string[];
  glyphs: string[];
  /** So many small figures stand after them. */
  pips: number;
  width: number;
  height: number;
}

/** An area is written like a region, a place like a place. */
export function faceOf(space: Space): 'region' | 'label' {
  return space.shape === 'area' ? 'region' : 'label';
}

/** The name of a space, with the signs of a port, of winter quarters and of a village after it. */
export function labelOf(space: Space): Label {
  const face = faceOf(space);
  const lines = broken(capital(space.name), face, LABEL.size, LABEL.widest);
  const glyphs = ['port', 'quarters', 'village'].filter((tag) => space.tags.includes(tag));
  const pips = space.pips ?? 0;
  if (space.value !== undefined) glyphs.push(String(space.value));
  const widths = lines.map((line) => textWidth(line, face, LABEL.size));
  widths[widths.length - 1]! += glyphsWidth(glyphs) + pips * LABEL.pip;
  return { lines, glyphs, pips, width: Math.max(...widths) + 2, height: lines.length * LABEL.leading + 1 };
}

/** How broad a sign after a name is: a number in its ring is broader. */
export function glyphWidth(sign: string): number {
  return /\d/.test(sign) ? LABEL.figure : LABEL.glyph;
}

export function glyphsWidth(signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + glyphWidth(sign), 0);
}

export interface Wording {
  lines: string[];
  size: number;
  spacing: number;
}

export interface Written extends Spot {
  words: Wording;
}

/** A region's name in one line or two, larger or smaller, on its own ground or close to it. */
export function regionSpots(region: Region, ground: Mask, land: Mask | null, sheet: Rect, roads: Roads): Written[] {
  const { at, area } = ground.centre();
  const rank = area > 60000 ? 0 : area > 14000 ? 1 : 2;
  const reach = rank === 2 ? 200 : Math.sqrt(area) * 0.9 + 40;
  const stride = rank === 2 ? 8 : Math.max(13, reach / 18);
  const spots: Written[] = [];
  for (const words of regionWordings(region.name, rank)) {
    const width = Math.max(...words.lines.map((line) => textWidth(line, 'region', words.size, words.spacing)));
    const height = words.lines.length * words.size * 0.95;
    for (let y = at[1] - reach; y <= at[1] + reach; y += stride) {
      for (let x = at[0] - reach; x <= at[0] + reach; x += stride) {
        const rect = around(x, y, width + REGION.badge, height);
        if (!within(grown(rect, RIM), sheet)) continue;
        if (ground.share(grown(rect, TOUCH)) === 0) continue;
        const own = ground.share(rect);
        const foreign = land ? Math.max(0, land.share(rect) - own) : 0;
        const far = Math.hypot(x - at[0], y - at[1]);
        const price = words.price + (1 - own) * 80 + foreign * 200 + far * 0.15 + (1 - own) * (away(at, rect) / ASTRAY) ** 2;
        if (price < DEAREST) spots.push({ rect, price: price + roads.under(rect) * (land ? 0.2 : 0.8), words });
      }
    }
  }
  return spots;
}

function regionWordings(name: string, rank: number): (Wording & { price: number })[] {
  const folds = [[name], ...(name.includes(' ') ? [name.split(' ')] : [])];
  return [rank, rank + 1].flatMap((size, smaller) =>
    folds.map((lines, folded) => ({
      lines,
      size: REGION.sizes[size]!,
      spacing: REGION.spacing[size]!,
      price: smaller * 14 + folded * 3,
    })),
  );
}

/** A zone's name above the berth of its fleet, in the water off its ports. */
export function zoneSpots(zone: Zone, ports: readonly Point[], land: Mask | null, sheet: Rect): Written[] {
  const lines = broken(zone.name, 'water', ZONE.size, ZONE.widest);
  const width = Math.max(ZONE.berth[0], ...lines.map((line) => textWidth(line, 'water', ZONE.size, 0.6))) + 4;
  const height = lines.length * ZONE.leading + ZONE.berth[1] + 4;
  const middle: Point = [mean(ports.map(([x]) => x)), mean(ports.map(([, y]) => y))];
  const spots: Written[] = [];
  for (let y = middle[1] - OFFING; y <= middle[1] + OFFING; y += 13) {
    for (let x = middle[0] - OFFING; x <= middle[0] + OFFING; x += 13) {
      const rect = around(x, y, width, height);
      if (!within(grown(rect, RIM), sheet)) continue;
      const dry = land ? land.share(rect) : 0;
      if (dry > DRIEST) continue;
      const nearest = Math.min(...ports.map(([u, v]) => Math.hypot(u - x, v - y)));
      const far = Math.hypot(x - middle[0], y - middle[1]);
      const price = dry * 150 + far * 0.5 + nearest * 0.6;
      spots.push({ rect, price, words: { lines, size: ZONE.size, spacing: 0.6 } });
    }
  }
  return spots;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

/** A remark written close to a line, above or below it. */
export function remarkSpots(text: string, along: readonly Point[], sheet: Rect, roads: Roads): Written[] {
  const width = textWidth(text, 'water', REMARK.size, 0.4) + 4;
  const words = { lines: [text], size: REMARK.size, spacing: 0.4 };
  return along.flatMap(([x, y], i) =>
    [13, -13, 19, -19].flatMap((rise): Written[] => {
      const rect = around(x, y + rise, width, REMARK.size);
      const price = i * 0.2 + Math.abs(rise) * 0.5 + roads.under(rect) * 0.6;
      return within(grown(rect, RIM), sheet) ? [{ rect, price, words }] : [];
    }),
  );
}

/** The cheapest spots after paying for what stands there already. */
export function thrifty<S extends Spot>(spots: readonly S[], count: number, toll: (rect: Rect) => number): S[] {
  const cheap = spots.slice().sort((a, b) => a.price - b.price);
  let kept: S[] = [];
  for (const spot of cheap) {
    if (kept.length >= count && spot.price >= kept[count - 1]!.price) break;
    kept.push({ ...spot, price: spot.price + toll(spot.rect) });
    if (kept.length >= count * 2) kept = cheapest(kept, count);
    else if (kept.length === count) kept.sort((a, b) => a.price - b.price);
  }
  return cheapest(kept, count);
}

/** The cheapest spots without those that all but repeat a cheaper one with the same words. */
export function varied(spots: readonly Written[], count: number): Written[] {
  const kept: Written[] = [];
  for (const spot of spots) {
    const alike = kept.some(({ rect, words }) => words === spot.words && Math.hypot(rect[0] - spot.rect[0], rect[1] - spot.rect[1]) < ALIKE);
    if (!alike) kept.push(spot);
    if (kept.length === count) break;
  }
  return kept;
}

function cheapest<S extends Spot>(spots: S[], count: number): S[] {
  return spots.sort((a, b) => a.price - b.price).slice(0, count);
}
