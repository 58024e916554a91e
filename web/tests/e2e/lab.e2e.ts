/** The pages of the laboratory: made by their commands, looked at on a screen, a phone and paper, with axe-core. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, launch, PHONE, PYTHON, ROOT } from './house';
import { look } from './looking';
import { Visitor } from './visitor';

const folder = mkdtempSync(join(tmpdir(), 'ticonderoga-lab-'));
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

async function visit(file: string, size: { width: number; height: number }): Promise<Visitor> {
  const context = await browser.newContext({ viewport: size });
  const visitor = new Visitor(context, await context.newPage(), `file://${file}`);
  await visitor.page.goto(visitor.address);
  return visitor;
}

const PAGES: [name: string, command: string[], headings: string[]][] = [
  [
    'tournament', ['tournament', 'skirmish', 'random', 'planner:easy', 'planner', '--games', '24', '--sprt', '0,50'],
    ['Rating list', 'Who met whom', 'What a seat is worth', 'The sequential tests'],
  ],
  [
    'lab-report', ['report', 'liberty-or-death', '--games', '24', '--scenario', '1778-sprint'],
    ['Balance', 'How games end', 'How the chances move', 'What cards are worth', 'What openings are worth'],
  ],
];

it.each(PAGES)('the page of a %s is for everybody, and for paper', async (name, command, headings) => {
  const file = join(folder, `${name}.html`);
  await promisify(execFile)(PYTHON, ['-m', 'ticonderoga', ...command, '--page', file], { cwd: ROOT });
  for (const size of [DESKTOP, PHONE]) {
    const visitor = await visit(file, size);
    for (const heading of headings) await visitor.page.getByRole('heading', { name: heading, exact: true }).waitFor();
    await look(visitor, size === PHONE ? `${name}-phone` : name);
    await visitor.close();
  }
  const visitor = await visit(file, DESKTOP);
  const { page } = visitor;
  for (const picture of await page.getByRole('img').all()) {
    const box = await picture.boundingBox();
    expect(box!.height, 'a plot that is drawn').toBeGreaterThan(60);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)!.length).toBeGreaterThan(1);
  await visitor.close();
});
