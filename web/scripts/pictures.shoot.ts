/** The pictures of the README: a table of each game in light and dark, and a turn that moves. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { House, ME } from '../tests/e2e/house';
import { moving, webp } from './webp';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'pictures');
const SIZE = { width: 1440, height: 900 };
const [WIDE, QUALITY] = [1080, 0.74];
const SMALL = { width: 1280, height: 800 };
const [MOVING_WIDE, MOVING_HIGH, MOVING_QUALITY] = [840, 525, 0.55];
const MOST_MOVING = 1_500_000;
const BOT = { kind: 'agent', agent: 'planner:easy' };

const TABLES = [
  { name: 'washingtons-war', moment: 'battle', seats: [BOT, ME], mine: 1 },
  { name: 'liberty-or-death', moment: 'turn', seats: [ME, BOT, BOT, BOT], mine: 0 },
  { name: 'bayonets-tomahawks', moment: 'contest', seats: [ME, BOT], mine: 0 },
  { name: 'end-of-empire', moment: 'march', seats: [ME, BOT], mine: 0 },
] as const;

const house = new House();
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  await house.open();
});
afterAll(() => house.close());

for (const { name, moment, seats, mine } of TABLES) {
  it(`${name}, light and dark`, async () => {
    for (const theme of ['light', 'dark'] as const) {
      const { id, tokens } = await house.laySaved(moment, { seats: [...seats] });
      const visitor = await house.visit({ theme }, SIZE, theme);
      await visitor.sit(id, tokens[mine]!);
      await visitor.page.locator('#prompt .question').first().waitFor();
      await visitor.page.evaluate(() => document.fonts.ready);
      await visitor.page.waitForLoadState('networkidle');
      writeFileSync(join(FOLDER, `${name}-${theme}.webp`), await webp(visitor.page, WIDE, QUALITY));
      await visitor.context.close();
    }
  });
}

it('pages of the handbook and of a gallery', async () => {
  const visitor = await house.visit({ theme: 'light' }, SIZE, 'light');
  for (const [file, address, ready] of [
    ['handbook-aid', '#/handbook/end-of-empire/aids', '#aid-combat'],
    ['handbook-rules', '#/handbook/liberty-or-death/rules', 'nav ol'],
    ['handbook-cards', '#/handbook/washingtons-war/cards', '.gallery li'],
  ] as const) {
    await visitor.page.goto(`${house.address}/${address}`);
    await visitor.page.locator(ready).first().waitFor();
    await visitor.page.locator(ready).first().evaluate((element, aid) => aid && element.scrollIntoView(), file === 'handbook-aid');
    writeFileSync(join(FOLDER, `${file}.webp`), await webp(visitor.page, WIDE, QUALITY));
  }
  await visitor.context.close();
});

it('a turn that moves', async () => {
  const { id, tokens } = await house.laySaved('battle', { seats: [BOT, ME] });
  const visitor = await house.visit({ theme: 'light', motion: 'on' }, SMALL, 'light');
  await visitor.sit(id, tokens[1]!);
  await visitor.page.locator('#prompt .mine').waitFor();
  const frames: { picture: Buffer; stay: number }[] = [];
  const shoot = async (stay: number): Promise<void> => {
    frames.push({ picture: await webp(visitor.page, MOVING_WIDE, MOVING_QUALITY), stay });
  };
  const few = async (count: number, stay: number): Promise<void> => {
    for (let i = 0; i < count; i++) await shoot(stay);
  };
  await shoot(1800);
  const attack = visitor.page.locator('#prompt button.choice', { has: visitor.page.locator('.odds') }).first();
  await attack.hover();
  await shoot(1200);
  await attack.click();
  const dialog = visitor.page.locator('dialog[open]');
  await dialog.waitFor();
  await shoot(2200);
  await dialog.locator('button.main').click();
  await few(5, 450);
  for (let answers = 0; answers < 3; answers++) {
    const stand = visitor.page.locator('#prompt .mine button.choice').last();
    if (!(await stand.count())) break;
    await stand.click();
    if (await dialog.count()) await dialog.locator('button.main').click();
    await few(3, 500);
  }
  await shoot(2400);
  const whole = moving(frames, MOVING_WIDE, MOVING_HIGH);
  expect(whole.length).toBeLessThan(MOST_MOVING);
  writeFileSync(join(FOLDER, 'turn.webp'), whole);
  await visitor.context.close();
});
