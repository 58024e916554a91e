/**
 * Bakes src/map/letters.json: how wide each letter of our typefaces is, in thousandths of the
 * type size, so that labels can be placed without a browser and the same way everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const FACES = {
  label: '@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff',
  water: '@fontsource/eb-garamond/files/eb-garamond-latin-500-italic.woff',
  region: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff',
  title: '@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-normal.woff',
};
const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('') + 'àâçéèêëîïôöûüÉÎÔ’–·';

const require = createRequire(import.meta.url);
const widths = {};
for (const [face, path] of Object.entries(FACES)) {
  const font = create(readFileSync(require.resolve(path)));
  const each = {};
  for (const letter of LETTERS) {
    if (!font.hasGlyphForCodePoint(letter.codePointAt(0))) continue;
    const glyph = font.glyphForCodePoint(letter.codePointAt(0));
    each[letter] = Math.round((glyph.advanceWidth / font.unitsPerEm) * 1000);
  }
  widths[face] = each;
  console.log(face, font.familyName, Object.keys(each).length, 'letters');
}
writeFileSync(new URL('../src/map/letters.json', import.meta.url), `${JSON.stringify(widths)}\n`);
