/** Points written as SVG paths. */
import { stream, type Point } from './shapes';

const short = (value: number): string => String(Math.round(value * 10) / 10);

export function path(line: readonly Point[], closed = false): string {
  if (!line.length) return '';
  const body = line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
  return `M${body}${closed ? 'Z' : ''}`;
}

export function paths(lines: readonly (readonly Point[])[], closed = false): string {
  return lines.map((line) => path(line, closed)).join('');
}

/** A way between two places, bent a little as ways are; the same pair always bends alike. */
export function wayBetween([x, y]: Point, [u, v]: Point): string {
  const [dx, dy] = [u - x, v - y];
  const length = Math.hypot(dx, dy) || 1;
  const next = stream(Math.round(x * 7 + y * 13 + u * 17 + v * 29));
  const bend = Math.min(7, length * 0.06);
  const [one, two] = [(next() * 2 - 1) * bend, (next() * 2 - 1) * bend];
  const at = (t: number, aside: number): string => `${short(x + dx * t - (dy / length) * aside)} ${short(y + dy * t + (dx / length) * aside)}`;
  return `M${short(x)} ${short(y)}C${at(0.33, one)} ${at(0.67, two)} ${short(u)} ${short(v)}`;
}

/** A river cut as a sliver: fine at its source, broad at its mouth. */
export function taper(line: readonly Point[], broad: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = line.length - 1;
  line.forEach(([x, y], i) => {
    const before = line[Math.max(0, i - 1)]!;
    const after = line[Math.min(last, i + 1)]!;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const half = 0.35 + (broad * 0.5 - 0.35) * (i / last) ** 1.3;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.push([x + (dy / length) * half, y - (dx / length) * half]);
  });
  return path([...left, ...right.reverse()], true);
}

/** Hachures down both slopes of a crest, as the engravers cut their hills. */
export function hachures(line: readonly Point[], height: number, seed: number): string {
  const next = stream(seed);
  let out = '';
  let walked = 0;
  let due = 0;
  const whole = line.reduce((sum, p, i) => sum + (i ? distance(p, line[i - 1]!) : 0), 0);
  for (let i = 1; i < line.length; i += 1) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const length = distance(a, b);
    const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    while (due <= walked + length) {
      const t = due - walked;
      const share = whole ? due / whole : 0;
      const swell = Math.sin(Math.PI * Math.min(1, Math.max(0, share))) ** 0.5;
      const crest: Point = [a[0] + along[0] * t, a[1] + along[1] * t];
      out += slope(crest, along, (3.5 + height * 2) * swell * (0.7 + 0.6 * next()), 1, next());
      out += slope(crest, along, (2.5 + height * 1.3) * swell * (0.6 + 0.6 * next()), -1, next());
      due += 2.5 + next() * 1.3;
    }
    walked += length;
  }
  return out;
}

function slope(crest: Point, along: Point, long: number, side: number, chance: number): string {
  if (long < 1) return '';
  const across: Point = [-along[1] * side, along[0] * side];
  const lean = (chance - 0.5) * 0.7;
  const from: Point = [crest[0] + across[0] * 0.8, crest[1] + across[1] * 0.8];
  const to: Point = [
    crest[0] + across[0] * long + along[0] * lean * long,
    crest[1] + across[1] * long + along[1] * lean * long,
  ];
  return path([from, to]);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** A star of so many points. */
export function star(points: number, outer: number, inner: number, x = 0, y = 0): string {
  const corners: Point[] = [];
  for (let i = 0; i < points * 2; i += 1) {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    corners.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
  }
  return path(corners, true);
}
