/**
 * Our typefaces with the letters that the table uses, and no others: web/fonts, made from the
 * npm packages when the client is built, and again when this file or a package has changed.
 * A letter that is not here (in somebody's name, say) comes from the reader's own fonts.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { simplified } from './outlines.mjs';

const FOLDER = fileURLToPath(new URL('../fonts', import.meta.url));
const require = createRequire(import.meta.url);

const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
const ASCII = range(0x20, 0x7e);
const ACCENTS = 'àáâäçèéêëìíîïñòóôöùúûüÀÂÄÇÈÉÊËÎÏÔÖÙÛÜœŒßæÆ';
const POINTS = '’‘“”–—…·•×÷−½¼¾°§†‡±£«»\u00a0\u2009\u202f→←↑↓≈≤≥′″';
const TEXT = ASCII + ACCENTS + POINTS;
/** Figures are taken from another face, and titles have no brackets or signs of reckoning. */
const TITLES = `${ASCII.replaceAll(/[0-9#$%*+<=>@[\\\]^_`{|}~]/g, '')}àâçèéêëîôöûüÉ’“”–—…·×§\u00a0`;
/** What the letters do besides standing in a row: kerning, ligatures, and figures of one height and breadth. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];
/** How far the outlines of a traced face may be from what they were, in thousandths of its size. */
const LIKENESS = 1.5;

const garamond = (weight, style) => ({
  family: 'EB Garamond', weight, style, letters: TEXT,
  file: `@fontsource/eb-garamond/files/eb-garamond-latin-${weight}-${style}.woff2`,
});
export const FACES = [
  garamond(400, 'normal'),
  garamond(500, 'italic'),
  garamond(600, 'normal'),
  // The Fell types have old figures, whose nought reads as a letter: ours stand in for them.
  { ...garamond(500, 'normal'), family: 'Table Figures', weight: 400, letters: range(0x30, 0x39), only: 'U+30-39' },
  { family: 'IM Fell Double Pica', weight: 400, style: 'normal', letters: TITLES, traced: true, file: '@fontsource/im-fell-double-pica/files/im-fell-double-pica-latin-400-normal.woff2' },
  { family: 'IM Fell English SC', weight: 400, style: 'normal', letters: TITLES, traced: true, file: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2' },
];

const nameOf = ({ family, weight, style }) => `${family.toLowerCase().replaceAll(' ', '-')}-${weight}-${style}.woff2`;

const ruleOf = (face) => `@font-face {
  font-family: '${face.family}';
  font-weight: ${face.weight};
  font-style: ${face.style};
  font-display: swap;
  src: url('./${nameOf(face)}') format('woff2');${face.only ? `\n  unicode-range: ${face.only};` : ''}
}
`;

/** Make the fonts, unless they are there already. */
export async function makeFonts() {
  const sources = FACES.map(({ file }) => readFileSync(require.resolve(file)));
  const hash = createHash('sha256');
  for (const script of [import.meta.url, new URL('outlines.mjs', import.meta.url)]) hash.update(readFileSync(fileURLToPath(script)));
  for (const source of sources) hash.update(source);
  const stamp = join(FOLDER, 'made-from');
  const made = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return;
  const { default: subset } = await import('subset-font');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [i, face] of FACES.entries()) {
    const cut = (font, targetFormat) => subset(font, face.letters, { targetFormat, noHinting: true, keepFeatures: FEATURES });
    const source = face.traced ? Buffer.from(simplified(await cut(sources[i], 'truetype'), LIKENESS)) : sources[i];
    writeFileSync(join(FOLDER, nameOf(face)), await cut(source, 'woff2'));
  }
  writeFileSync(join(FOLDER, 'fonts.css'), FACES.map(ruleOf).join(''));
  writeFileSync(stamp, made);
}

/** For Vite: the fonts are there before anything is built or served. */
export const fonts = () => ({ name: 'fonts', buildStart: makeFonts });

