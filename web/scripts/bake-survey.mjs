/**
 * Bakes src/map/surveys.json: where everything goes on the boards we know, so that their maps
 * stand at once. A board that is not here, or was changed since, is surveyed in the browser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const BOARDS = ['src/demo/board.json', 'src/demo/four.json', 'src/demo/units.json'];

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = await createServer({ root, server: { middlewareMode: true, hmr: false, ws: false }, appType: 'custom', logLevel: 'error' });
const { survey, fingerprint } = await vite.ssrLoadModule('/src/map/survey.ts');
const { packed } = await vite.ssrLoadModule('/src/map/surveyed.ts');
const surveys = {};
for (const path of BOARDS) {
  const read = JSON.parse(readFileSync(`${root}${path}`, 'utf8'));
  const board = read.board ?? read;
  surveys[fingerprint(board)] = packed(survey(board));
}
const text = JSON.stringify(surveys);
writeFileSync(`${root}src/map/surveys.json`, `${text}\n`);
console.log(`surveys.json: ${BOARDS.length} boards, ${Math.round(text.length / 1024)} kB`);
await vite.close();
