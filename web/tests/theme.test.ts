import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../src/theme.css', import.meta.url), 'utf8');

function colours(theme: string): Map<string, string> {
  const block = css.slice(css.indexOf(`[data-theme='${theme}']`)).split('}')[0]!;
  return new Map([...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].map((found) => [found[1]!, found[2]!]));
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [dark, light] = [luminance(one), luminance(two)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Text against its ground, for WCAG AA. */
const TEXT = [
  ['ink', 'land'], ['ink', 'sea'], ['ink', 'tablet'], ['ink', 'space'], ['ink', 'halo'],
  ['ink-soft', 'land'], ['ink-soft', 'sea'], ['ink-soft', 'tablet'], ['snow', 'halo'],
  ['on-tone', 'blue'], ['on-tone', 'red'], ['on-tone', 'green'], ['on-tone', 'brown'], ['on-tone', 'gold'],
  ['blue-text', 'tablet'], ['red-text', 'tablet'], ['green-text', 'tablet'], ['gold-text', 'tablet'], ['brown-text', 'tablet'],
  ...['clear', 'woods', 'rough', 'mountain', 'swamp', 'lake', 'sea', 'desert'].map((look) => ['ink', `hex-${look}`] as const),
] as const;
/** Signs against what lies around them. */
const SIGNS = [
  ['lit', 'land'], ['lit', 'sea'], ['focus', 'land'], ['focus', 'sea'], ['road', 'land'],
  ['private', 'land'], ['water-ink', 'sea'],
] as const;

describe.each(['light', 'dark'])('the %s theme', (theme) => {
  const tone = colours(theme);
  it.each(TEXT)('writes %s on %s with a contrast of 4.5', (ink, ground) => {
    expect(contrast(tone.get(ink)!, tone.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(SIGNS)('shows %s on %s with a contrast of 3', (sign, ground) => {
    expect(contrast(tone.get(sign)!, tone.get(ground)!)).toBeGreaterThanOrEqual(3);
  });
});
