/** A game on hexes at the table: a whole scenario, two people, an operation by the numbers of hexes, stacks laid open,
 * supply on request, a battle, and how smoothly the largest map is moved. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickToTheEnd } from './hands';
import { CHANCE, DESKTOP, House, ME, PHONE } from './house';
import { look } from './looking';
import type { Visitor } from './visitor';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const GAME = 'end-of-empire';
const PLANNER = { kind: 'agent', agent: 'planner:easy' };
const LARGE = { width: 1920, height: 1080 };
const TABLET = { width: 820, height: 1180 };

/** Type the number of a hex: the map shows it, and the keyboard stands there. */
async function find({ page }: Visitor, number: string): Promise<void> {
  const box = page.getByLabel('Go to a hex by its number or name');
  await box.fill(number);
  await box.press('Enter');
  await page.locator(`g.cursor[aria-label*="${number}"]:focus`).waitFor();
}

/** Choose a hex by its number with the keyboard alone. */
async function choose(visitor: Visitor, number: string): Promise<void> {
  await find(visitor, number);
  await visitor.page.keyboard.press('Enter');
}

describe('a small scenario', () => {
  it.each([
    ['chance', CHANCE], ['the planner', PLANNER],
  ] as const)('is clicked through to its end against %s', async (_, opponent) => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.lay({ game: GAME, scenario: 'kgw-louisbourg-1745', seats: [ME, opponent] });
    await visitor.sit(id, tokens[0]);
    const { over, clicks } = await clickToTheEnd(visitor.page, 3000);
    expect(over, JSON.stringify(clicks)).toBe(true);
    expect(clicks['prompt']).toBeGreaterThan(30);
    expect(await visitor.page.title()).toContain('Game over');
    await visitor.close();
  });
});

describe('two people in two browsers', () => {
  it('play the first choices of the campaign and see the same map', async () => {
    const { id, tokens } = await house.lay({ game: GAME, scenario: 'arw-campaign-1776', seats: [ME, ME] });
    const people = await Promise.all([house.visit({ confirmFinal: false }), house.visit({ confirmFinal: false })]);
    await Promise.all(people.map((each, seat) => each.sit(id, tokens[seat])));
    for (let made = 0; made < 12; made++) {
      const acting = await Promise.any(
        people.map(async (each) => {
          await each.page.locator('#prompt button.choice:enabled').first().waitFor();
          return each;
        }),
      );
      const before = await acting.prompt.innerText();
      await acting.choices.last().click();
      await acting.promptAfter(before);
    }
    const [one, other] = await Promise.all(people.map((each) => each.page.locator('.army').count()));
    expect(one).toBeGreaterThan(10);
    expect(one).toBe(other);
    await Promise.all(people.map((each) => each.close()));
  });
});

describe('an operation', () => {
  it('is led by the numbers of hexes: stack laid open, who goes, costs, why not', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('activation', { seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await visitor.asked();

    // A hex far away cannot be activated, and the rule is told.
    await choose(visitor, '2001');
    await visitor.page.locator('.whisper.why').waitFor();
    expect(await visitor.page.locator('.whisper.why').innerText()).toMatch(/§/);

    // A click on the stack chooses its hex and lays the stack open.
    const space = await visitor.page.locator('.army', { has: visitor.page.locator('.ratings') }).first().getAttribute('data-space');
    expect(Number(space)).toBeGreaterThan(0);
    await choose(visitor, '1114');
    await visitor.choices.filter({ hasText: 'Take' }).first().waitFor();
    const stack = visitor.page.locator('.army.draws').filter({ has: visitor.page.locator('.rim.lit') }).first();
    await stack.click({ force: true });
    const sheet = visitor.page.locator('.opened');
    await sheet.waitFor();
    expect(await sheet.locator('li').count()).toBeGreaterThan(1);
    expect(await sheet.innerText()).toMatch(/\d\/\+?\d\/\d/);
    await sheet.locator('button.row.lit').first().click();
    await visitor.page.locator('.opened .chosen').first().waitFor();

    // Supply is drawn on request.
    await sheet.locator('button.trace').first().click();
    await visitor.page.getByText(/Supply of .*:/).waitFor();
    await look(visitor, 'empire-operation');
    await visitor.close();
  });

  it('shows what each step costs, and the way it has come', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('march', { seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await visitor.asked();
    const costs = await visitor.page.locator('.notes text').allTextContents();
    expect(costs.length).toBeGreaterThan(1);
    expect(costs.every((cost) => /^\d+$/.test(cost))).toBe(true);
    const points = visitor.page.locator('.in-hand', { hasText: 'Movement points left' });
    const before = await points.innerText();
    // Into a hex that is lit and where nobody may answer, by the keyboard alone.
    const quiet = visitor.page.locator('.notes > g:not(.alarm)').first();
    expect(await quiet.locator('title').textContent()).toMatch(/movement points$/);
    const label = await visitor.choices.filter({ hasText: /\b\d{4}\b/ }).first().innerText();
    await choose(visitor, /\d{4}/.exec(label)![0]);
    await visitor.page.locator('path.way').first().waitFor({ state: 'attached' });
    await visitor.page.waitForFunction((text) => document.querySelector('.in-hand')?.textContent !== text, before);
    await visitor.close();
  });
});

/** Do the last thing offered until the log tells of something, or so many times. */
async function playUntil(visitor: Visitor, told: RegExp, most = 40): Promise<void> {
  for (let made = 0; made < most && !told.test(await visitor.log.innerText()); made++) {
    if (!(await visitor.asked())) return;
    const before = await visitor.prompt.innerText();
    await visitor.choices.last().click();
    await visitor.promptAfter(before);
  }
}

describe('the other side', () => {
  it('reacts to a move', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('answer', { seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await visitor.asked();
    const before = await visitor.log.innerText();
    // From where, who, where to: as far as that is asked, until something has come of it.
    for (const wanted of [/React|from/i, /everybody|along|Take/, /^\W*\d?\s*To\b|To /, /all reactions/]) {
      if (!(await visitor.page.locator('#prompt .mine').count())) break;
      const found = visitor.choices.filter({ hasText: wanted });
      if (!(await found.count())) continue;
      const prompt = await visitor.prompt.innerText();
      await found.first().click();
      await visitor.promptAfter(prompt);
    }
    await visitor.page.waitForFunction((text) => (document.querySelector('.log') as HTMLElement).innerText !== text, before);
    expect((await visitor.log.innerText()).slice(before.length - 200)).toMatch(/§ 10/);
    await visitor.close();
  });

  it('ambushes, and the battle goes on to its end', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('ambush', { seats: [CHANCE, ME] });
    await visitor.sit(id, tokens[1]);
    await visitor.asked();
    expect(await visitor.page.locator('.contest').innerText()).toMatch(/defender/);
    const before = await visitor.prompt.innerText();
    await visitor.choices.filter({ hasText: 'Ambush' }).first().click();
    await visitor.promptAfter(before);
    await playUntil(visitor, /The battle at .* is over/);
    expect(await visitor.log.innerText()).toMatch(/Ambush roll \d[\s\S]*The battle at .* is over/);
    await visitor.close();
  });
});

describe('a battle', () => {
  it('is shown with both strengths, the column and every modifier', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('fight', { seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await visitor.asked();
    const contest = visitor.page.locator('.contest');
    await contest.waitFor();
    expect(await contest.innerText()).toMatch(/attacker[\s\S]*defender/);
    await look(visitor, 'empire-battle');
    await visitor.close();
  });
});

describe('the largest map', () => {
  it.each([
    ['1440', DESKTOP, 'light'], ['1920', LARGE, 'dark'], ['tablet', TABLET, 'light'], ['phone', PHONE, 'dark'],
  ] as const)('is a pleasure at %s', async (name, size, theme) => {
    const visitor = await house.visit({}, size, theme);
    const { id, tokens } = await house.lay({ game: GAME, scenario: 'arw-campaign-1776', seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await look(visitor, `empire-${name}`);
    await visitor.close();
  });

  it('is moved smoothly', async () => {
    const visitor = await house.visit({ motion: true });
    const { id, tokens } = await house.lay({ game: GAME, scenario: 'arw-campaign-1776', seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await visitor.page.waitForTimeout(1500);
    const panned = await visitor.page.evaluate(async () => {
      const map = document.querySelector('.map')!;
      const fire = (on: EventTarget, type: string, x: number): boolean =>
        on.dispatchEvent(new MouseEvent(type, { bubbles: true, clientX: x, clientY: 420, button: 0, buttons: 1, view: window }));
      const touched = new Set<Node>();
      let built = 0;
      const observer = new MutationObserver((changes) => {
        for (const change of changes) {
          touched.add(change.target);
          built += change.addedNodes.length + change.removedNodes.length;
        }
      });
      const times: number[] = [];
      let [x, step] = [700, -9];
      fire(map, 'mousedown', x);
      await new Promise<void>((done) => {
        let last = performance.now();
        const next = (now: number): void => {
          times.push(now - last);
          last = now;
          x += step;
          if (x < 150 || x > 900) step = -step;
          fire(window, 'mousemove', x);
          if (times.length === 5) observer.observe(map, { subtree: true, childList: true, attributes: true, characterData: true });
          if (times.length < 200) requestAnimationFrame(next);
          else done();
        };
        requestAnimationFrame(next);
      });
      for (const change of observer.takeRecords()) touched.add(change.target);
      observer.disconnect();
      fire(window, 'mouseup', x);
      return { times: times.slice(5).sort((a, b) => a - b), built, touched: touched.size };
    });
    const mean = panned.times.reduce((sum, each) => sum + each, 0) / panned.times.length;
    console.log(`panning the campaign: ${Math.round(1000 / mean)} frames a second, the slowest in twenty ${panned.times[Math.floor(panned.times.length * 0.95)]!.toFixed(1)} ms`);
    // How fast is up to the machine. What makes it fast is that the layers are moved whole, and nothing on them is drawn again.
    expect(panned.built).toBe(0);
    expect(panned.touched).toBeGreaterThan(0);
    expect(panned.touched).toBeLessThan(8);
    await visitor.close();
  });
});
