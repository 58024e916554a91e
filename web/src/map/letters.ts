/** How much room words need, from the baked widths of our typefaces. */
import widths from './letters.json';

export type Face = keyof typeof widths;

const FALLBACK = 560;

/** The width of a line of text at a type size, with extra space after each letter. */
export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  const table: Record<string, number> = widths[face];
  let thousandths = 0;
  for (const letter of text) thousandths += table[letter] ?? FALLBACK;
  return (thousandths / 1000) * size + spacing * text.length;
}

/** Text broken at spaces into as few lines as keep to a width, the lines about even. */
export function broken(text: string, face: Face, size: number, widest: number): string[] {
  const words = text.split(' ');
  if (words.length < 2 || textWidth(text, face, size) <= widest) return [text];
  let best = [text];
  let width = Infinity;
  for (let cut = 1; cut < words.length; cut += 1) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const longest = Math.max(...lines.map((line) => textWidth(line, face, size)));
    if (longest < width) {
      width = longest;
      best = lines;
    }
  }
  return best;
}
