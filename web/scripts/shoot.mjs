/** Builds the demonstration page and takes pictures of it into shots/, with Debian's Chromium. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];
/** A busy machine may need long for a page. */
const PATIENCE_MS = 120_000;
const SHOTS = [
  { name: 'desktop-light', width: 1440, height: 900, query: 'theme=light' },
  { name: 'desktop-dark', width: 1440, height: 900, query: 'theme=dark&lit' },
  { name: 'phone-light', width: 390, height: 844, scale: 3, query: 'theme=light' },
  { name: 'phone-dark', width: 390, height: 844, scale: 3, query: 'theme=dark&lit' },
  { name: 'design-light', width: 1500, height: 1600, query: 'theme=light&lit&bare' },
  { name: 'close-light', width: 1440, height: 900, query: 'theme=light&lit&bare&scene=15', closer: 4 },
  { name: 'close-dark', width: 390, height: 844, scale: 3, query: 'theme=dark&bare&scene=15', closer: 3 },
  { name: 'plain-light', width: 1200, height: 900, query: 'board=plain&scene=0&theme=light&bare' },
  { name: 'areas-light', width: 1440, height: 1000, query: 'board=areas&scene=0&theme=light&lit&bare' },
  { name: 'hexes-light', width: 1440, height: 1000, query: 'board=hexes&scene=0&theme=light&bare' },
  { name: 'hexes-dark', width: 1440, height: 1000, query: 'board=hexes&scene=0&theme=dark&lit&bare', closer: 2 },
  { name: 'areas-dark', width: 1440, height: 1000, query: 'board=areas&scene=0&theme=dark&lit&bare' },
];

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}shots`;
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const site = `${folder}/site`;
await build({
  root,
  logLevel: 'warn',
  build: { outDir: site, emptyOutDir: true, rollupOptions: { input: `${root}map.html` } },
});
const server = await preview({
  root,
  build: { outDir: site },
  preview: { port: 4317, host: '127.0.0.1' },
});
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS });
for (const shot of SHOTS) {
  if (wanted.length && !wanted.some((each) => shot.name.startsWith(each))) continue;
  const page = await browser.newPage({
    viewport: { width: shot.width, height: shot.height },
    deviceScaleFactor: shot.scale ?? 1,
  });
  page.setDefaultTimeout(PATIENCE_MS);
  page.setDefaultNavigationTimeout(PATIENCE_MS);
  page.on('pageerror', (error) => console.log('page error:', error.message));
  page.on('response', (answer) => answer.status() >= 400 && console.log(answer.status(), answer.url()));
  page.on('console', (line) => line.type() === 'error' && console.log('console:', line.text()));
  await page.goto(`http://127.0.0.1:4317/map.html?${shot.query}`);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  for (let i = 0; i < (shot.closer ?? 0); i += 1) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.waitForTimeout(450);
  }
  await page.screenshot({ path: `${folder}/${shot.name}.png` });
  await page.close();
  console.log(`${shot.name}.png`);
}
await browser.close();
await server.close();
process.exit(0);
