/** Bayonets & Tomahawks at the table: cards chosen in secret, points spent by their signs, stacks drawn by hand. */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickToTheEnd } from './hands';
import { DESKTOP, House, ME, PHONE } from './house';
import { look } from './looking';
import type { Visitor } from './visitor';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const PLANNER = { kind: 'agent', agent: 'planner:easy' };
const CHOICES = 14;
const USED = '.points [role=img][aria-label*=": used"]';

describe('a Year', () => {
  it('is clicked through to its end against the planner', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('opening', { seats: [ME, PLANNER] });
    await visitor.sit(id, tokens[0]);
    const { over, clicks } = await clickToTheEnd(visitor.page, 2000);
    expect(over, JSON.stringify(clicks)).toBe(true);
    for (const where of ['map', 'hand', 'points', 'prompt']) expect(clicks[where], where).toBeGreaterThan(0);
    expect(await visitor.prompt.innerText()).toMatch(/wins?\b/);
    expect(await visitor.page.title()).toContain('Game over');
    await visitor.page.getByRole('link', { name: 'Review the game' }).waitFor();
    await visitor.button('Rematch').waitFor();
    await visitor.close();
  });
});

/** The number of the card that a choice is about. */
async function numberOf(choice: Locator): Promise<string> {
  return /#(\d+)/.exec(await choice.innerText())![1]!;
}

/** One chooses a card, and sees that he waits; the other sees that it is done, but not the card. */
async function chooseInSecret(one: Visitor, other: Visitor): Promise<string> {
  await Promise.all([one.asked(), other.asked()]);
  const choice = one.choices.first();
  const card = await numberOf(choice);
  await choice.click();
  await one.page.getByText('Answer submitted').waitFor();
  expect(await one.choices.count()).toBe(0);
  await other.page.locator('#prompt .waiting').getByText('Has answered').waitFor();
  expect(await other.page.locator('body').innerText()).not.toMatch(new RegExp(`#${card}\\b`));
  return card;
}

/** Whoever is asked does the first thing offered, so many times; how many points both saw used at most. */
async function playOn(people: Visitor[], choices: number): Promise<number> {
  let used = 0;
  for (let made = 0; made < choices; made++) {
    const acting = await Promise.any(
      people.map(async (each) => {
        await each.page.locator('#prompt button.choice:enabled').first().waitFor();
        return each;
      }),
    );
    const before = await acting.prompt.innerText();
    await acting.choices.first().click();
    await acting.promptAfter(before);
    const seen = await Promise.all(people.map((each) => each.page.locator(USED).count()));
    used = Math.max(used, Math.min(...seen));
  }
  return used;
}

describe('two people in two browsers', () => {
  it('choose cards in secret, see them revealed together, and spend their points', async () => {
    const { id, tokens } = await house.laySaved('opening', { seats: [ME, ME] });
    const [british, french] = await Promise.all([house.visit({ confirmFinal: false }), house.visit({ confirmFinal: false })]);
    await Promise.all([british.sit(id, tokens[0]), french.sit(id, tokens[1])]);
    // The Reserves remain secret when both are chosen.
    const kept = await chooseInSecret(british, french);
    await french.choices.first().click();
    await Promise.all([british, french].map((each) => each.choices.filter({ hasText: 'Play' }).first().waitFor()));
    expect(await french.page.locator('body').innerText()).not.toMatch(new RegExp(`#${kept}\\b`));

    const played = await chooseInSecret(french, british);
    expect(await british.page.locator('.open article').count()).toBe(0);
    const answer = british.choices.first();
    const own = await numberOf(answer);
    await answer.click();
    for (const each of [british, french]) {
      for (const card of [own, played]) {
        await each.page.locator('.open article .number', { hasText: new RegExp(`#${card}$`) }).waitFor();
      }
    }
    expect(await playOn([british, french], CHOICES)).toBeGreaterThan(0);
    await Promise.all([british.close(), french.close()]);
  });
});

/** The number of a space on the map. */
async function spaceNumber(visitor: Visitor, name: string): Promise<string> {
  return (await visitor.space(name).getAttribute('data-space'))!;
}

/** Draw a stack by the mouse from its space to another. Each place is looked up when the hand goes
 * there, and the hand opens when the map has shown that it is over the goal. */
async function draw(visitor: Visitor, start: string, goal: string): Promise<void> {
  const [from, to] = [await spaceNumber(visitor, start), await spaceNumber(visitor, goal)];
  const mouse = visitor.page.mouse;
  await visitor.page.locator(`.army.draws[data-space="${from}"] .unit`).first().hover();
  await mouse.down();
  await visitor.space(goal).locator('circle').first().hover({ force: true });
  await visitor.page.locator(`circle.drawn[data-goal="${to}"]`).waitFor();
  await mouse.up();
  await visitor.page.locator('circle.drawn').waitFor({ state: 'detached' });
}

describe('a stack drawn by hand', () => {
  it('is where it is seen from the first frame on, before the browser reports the size of the map', async () => {
    const visitor = await house.visit();
    await visitor.page.addInitScript(() => {
      window.ResizeObserver = class {
        observe(): void {}
        unobserve(): void {}
        disconnect(): void {}
      };
    });
    await visitor.page.reload();
    const { id, tokens } = await house.laySaved('stack', { seats: [ME, PLANNER] });
    await visitor.sit(id, tokens[0]);
    const [map, sheet] = [(await visitor.page.locator('.map').boundingBox())!, (await visitor.page.locator('.sheet').boundingBox())!];
    expect(sheet.width).toBeLessThanOrEqual(map.width + 1);
    expect(sheet.height).toBeLessThanOrEqual(map.height + 1);
    await visitor.asked();
    await draw(visitor, 'Boston', 'Québec');
    await visitor.page.locator('.whisper').getByText('Nothing can be moved from Boston to Québec now.').waitFor();
    await visitor.close();
  });

  it('moves at one stroke, or is told that it cannot', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('stack', { seats: [ME, PLANNER] });
    await visitor.sit(id, tokens[0]);
    await visitor.asked();
    const before = await visitor.prompt.innerText();
    const stood = await visitor.space('Boston').getAttribute('aria-label');

    await draw(visitor, 'Boston', 'Québec');
    const whisper = visitor.page.locator('.whisper');
    await whisper.getByText('Nothing can be moved from Boston to Québec now.').waitFor();
    expect(await visitor.prompt.innerText()).toBe(before);
    expect(await visitor.space('Boston').getAttribute('aria-label')).toBe(stood);
    await visitor.button('Close', whisper).click();

    await draw(visitor, 'Boston', 'York');
    await whichAp(visitor);
    await visitor.page.locator('g.spot[aria-label^="York"][aria-label*="Metropolitan"]').waitFor();
    await visitor.page.locator('g.spot[aria-label^="Boston"]:not([aria-label*="Metropolitan"])').waitFor();
    await visitor.choices.filter({ hasText: 'End the move in York' }).waitFor();
    await visitor.page.locator(USED).first().waitFor();
    await visitor.close();
  });
});

/** Two APs of the card would do: the first is picked. */
async function whichAp({ page }: Visitor): Promise<void> {
  const menu = page.getByRole('menu', { name: 'Boston to York' });
  await menu.getByRole('menuitem').nth(1).waitFor();
  await menu.getByRole('menuitem', { name: 'Use the Army AP' }).click();
}

describe('a stack taken up by a click', () => {
  it('goes in part: who is not ticked stays', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('stack', { seats: [ME, PLANNER] });
    await visitor.sit(id, tokens[0]);
    await visitor.asked();
    const boston = await spaceNumber(visitor, 'Boston');
    await visitor.page.locator(`.army.draws[data-space="${boston}"] .unit`).first().click();
    const tray = visitor.dialog('Move from Boston');
    await tray.waitFor();
    expect(await tray.getByRole('checkbox', { checked: true }).count()).toBe(2);

    // A click on another stack takes that one up; only a click on a space moves.
    const other = visitor.page.locator(`.army.draws:not([data-space="${boston}"]) .unit`).first();
    await other.click();
    await visitor.dialog(/^Move from (?!Boston)/).waitFor();
    await visitor.page.locator(`.army.draws[data-space="${boston}"] .unit`).first().click();
    await tray.waitFor();

    await tray.getByRole('button', { name: 'None' }).click();
    await visitor.space('York').click();
    await visitor.page.locator('.whisper').getByText('Nothing is selected to move.').waitFor();
    await tray.getByRole('checkbox', { name: /Metropolitan/ }).check();
    await visitor.space('York').click();
    await whichAp(visitor);

    await visitor.page.locator('g.spot[aria-label^="York"][aria-label*="Metropolitan"]').waitFor();
    await visitor.page.locator('g.spot[aria-label^="Boston"][aria-label*="Artillery"]').waitFor();
    expect(await visitor.space('York').getAttribute('aria-label')).not.toContain('Artillery');
    expect(await visitor.space('Boston').getAttribute('aria-label')).not.toContain('Metropolitan');
    expect(await tray.count()).toBe(0);
    await visitor.close();
  });
});

describe('units called from adjacent spaces', () => {
  it('are ticked in one list, which says why the others may not come, and gathered at one stroke', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('gathering', { seats: [ME, PLANNER] });
    await visitor.sit(id, tokens[0]);
    const tray = visitor.dialog(/^Gather at /);
    await tray.waitFor();
    const barred = tray.getByRole('checkbox', { disabled: true });
    expect(await barred.count()).toBeGreaterThan(0);
    expect(await tray.locator('.why').count()).toBe(await barred.count());
    await tray.locator('.why .rule, .why button').first().waitFor();
    const gather = tray.getByRole('button', { name: /^Gather/ });
    expect(await gather.isDisabled()).toBe(true);

    const free = tray.getByRole('checkbox', { disabled: false });
    const count = await free.count();
    for (let i = 0; i < count; i++) await free.nth(i).check();
    await look(visitor, 'bayonets-gathering');
    expect(await gather.innerText()).toBe(`Gather ${count}`);
    await gather.click();
    await visitor.log.getByText(/Marshals Troops at/).last().waitFor();
    await tray.waitFor({ state: 'detached' });
    await visitor.close();
  });
});

describe('the list of a stack on a phone', () => {
  it('leaves the map in reach, and what ends it in sight', async () => {
    const visitor = await house.visit({}, PHONE);
    const { id, tokens } = await house.laySaved('gathering', { seats: [ME, PLANNER] });
    await visitor.sit(id, tokens[0]);
    const tray = visitor.dialog(/^Gather at /);
    await tray.waitFor();
    const gather = (await tray.getByRole('button', { name: /^Gather/ }).boundingBox())!;
    expect(gather.y + gather.height).toBeLessThanOrEqual(PHONE.height);
    const map = (await visitor.page.locator('.map').boundingBox())!;
    expect((await tray.boundingBox())!.y).toBeGreaterThanOrEqual(map.y + map.height / 2);
    await look(visitor, 'bayonets-phone-gathering');
    await visitor.close();
  });
});

describe('the review of a battle', () => {
  it('shows it as at the table, with the points of the cards, and nothing to choose', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('contest', { seats: [ME, PLANNER] });
    await visitor.sit(id, tokens[0]);
    const contest = visitor.page.locator('.contest');
    await contest.waitFor();
    const seen = await contest.innerText();
    await visitor.page.goto(`${visitor.address}/#/review/${id}`);
    await visitor.page.locator('.map .spot').first().waitFor();
    expect(await contest.count()).toBe(0);
    await visitor.button('Last move').click();
    await contest.waitFor();
    expect(await contest.innerText()).toBe(seen);
    expect(await contest.locator('button:not(.rule)').count()).toBe(0);
    expect(await visitor.page.locator(USED).count()).toBeGreaterThan(0);
    await look(visitor, 'bayonets-review');
    await visitor.close();
  });
});

describe.each([
  ['desktop', DESKTOP, 'light'],
  ['dark', DESKTOP, 'dark'],
  ['phone', PHONE, 'light'],
] as const)('%s', (name, size, theme) => {
  it('shows actions, boxes and a battle, and leaves nobody out', async () => {
    const visitor = await house.visit({}, size, theme);
    const action = await house.laySaved('stack', { seats: [ME, PLANNER] });
    await visitor.sit(action.id, action.tokens[0]);
    await visitor.page.locator('.points button').first().waitFor();
    await look(visitor, `bayonets-${name}-action`);
    await visitor.tab('Boxes');
    await visitor.page.locator('.boxes').waitFor();
    await look(visitor, `bayonets-${name}-boxes`);
    const battle = await house.laySaved('contest', { seats: [ME, PLANNER] });
    await visitor.sit(battle.id, battle.tokens[0]);
    await visitor.page.locator('.contest').first().waitFor();
    await look(visitor, `bayonets-${name}-battle`);
    // What may be chosen is in sight without scrolling, whatever the picture of the battle takes.
    for (const choice of (await visitor.choices.all()).slice(0, 4)) {
      const { y, height } = (await choice.boundingBox())!;
      expect(y + height, await choice.innerText()).toBeLessThanOrEqual(size.height);
    }
    await visitor.close();
  });
});
