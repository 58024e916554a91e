/** Looking at a page: its picture into web/shots, axe-core, and no scrolling sideways. */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from 'vitest';
import { SHOTS } from './house';
import type { Visitor } from './visitor';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}
interface Axe {
  run(context: Document): Promise<{ violations: Violation[] }>;
}

/** What axe-core finds wrong by all its rules: WCAG A and AA, contrast included, and good practice. */
export async function wrongs({ page }: Visitor): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(() => (window as unknown as { axe: Axe }).axe.run(document));
  return found.violations.map(
    (each) => `${each.id}: ${each.nodes.slice(0, 4).map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`,
  );
}

/** Nothing moves and all letters are there; then the picture, axe-core, and no scrolling sideways. */
export async function look(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
  });
  mkdirSync(SHOTS, { recursive: true });
  await visitor.page.screenshot({ path: join(SHOTS, `${name}.png`) });
  expect(await wrongs(visitor), name).toEqual([]);
  const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
