/** Liberty or Death at the table: four seats, non-players with their reasons, turns built step by step. */
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickToTheEnd, Hand } from './hands';
import { DESKTOP, House, ME, PATIENCE, PHONE, SHOTS } from './house';
import { look, wrongs } from './looking';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const TITLE = 'Liberty or Death';
const NON_PLAYER = { kind: 'agent', agent: 'non-player' };
const ALONE = [ME, NON_PLAYER, NON_PLAYER, NON_PLAYER];

describe('a whole game', () => {
  it('is played by two people in two browsers and two non-players', async () => {
    const host = await house.visit({ confirmFinal: false });
    await host.button('New game', host.game(TITLE)).click();
    await host.page.getByLabel('Scenario').selectOption('1778-sprint');
    await host.page.getByRole('combobox', { name: /^Patriots/ }).selectOption('open');
    expect(await host.page.getByRole('combobox', { name: /^Indians/ }).inputValue()).toBe('agent:non-player');
    expect(await host.page.getByLabel('Winter is coming').isVisible()).toBe(true);
    expect(await host.page.getByLabel('Indian defence').isVisible()).toBe(false);
    await host.button('Create game').click();
    await host.ready();
    await host.button('Copy link').click();
    await host.button('Copied').waitFor();
    const link = await host.page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(await host.page.getByLabel('Link for the Patriots player').inputValue());
    const guest = await house.visit({ confirmFinal: false });
    await guest.page.goto(link);
    await guest.ready();
    await guest.button('Take the Patriots seat').click();
    await guest.page.locator('.faction.tone-blue .you').waitFor();

    const ends = await Promise.all([clickToTheEnd(host.page, 3000), clickToTheEnd(guest.page, 3000)]);
    expect(ends.map(({ over }) => over)).toEqual([true, true]);
    for (const { clicks } of ends) expect(clicks['map']! + clicks['prompt']!).toBeGreaterThan(5);
    expect(await host.prompt.innerText()).toMatch(/wins?\b/);
    expect(await host.log.locator('.reason').count()).toBeGreaterThan(0);

    await host.page.getByRole('link', { name: 'Review the game' }).click();
    for (const chart of ['Winning chances', 'Population', 'Margins of the final scoring', 'Resources', 'Luck']) {
      await host.page.getByRole('heading', { name: chart }).waitFor();
    }
    await look(host, 'liberty-review');
    await host.page.getByRole('heading', { name: 'Luck' }).scrollIntoViewIfNeeded();
    await host.page.screenshot({ path: join(SHOTS, 'liberty-charts.png') });
    await Promise.all([host.close(), guest.close()]);
  });
});

describe('a turn', () => {
  it('is built step by step: cost and what is open in sight, undo, an exact forecast', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('turn', { seats: ALONE });
    await visitor.sit(id, tokens[0]);
    const order = visitor.page.locator('.in-hand');
    await visitor.choices.filter({ hasText: 'March' }).first().click();
    await order.getByText('Cost so far').waitFor();
    expect(await order.innerText()).toMatch(/March[\s\S]*none yet[\s\S]*Cost so far\s*0/);
    const before = await visitor.prompt.innerText();
    await visitor.choices.first().click();
    await visitor.promptAfter(before);
    await order.getByText('none yet').waitFor({ state: 'detached' });
    await visitor.button(/^Undo$/).click();
    await order.getByText('none yet').waitFor();
    await visitor.button(/^Undo$/).click();
    await visitor.choices.filter({ hasText: 'Battle' }).first().click();
    await order.getByText('Battle').waitFor();
    const fight = visitor.choices.first();
    await fight.locator('.odds').waitFor();
    await fight.click();
    const odds = visitor.page.locator('dialog[open]');
    await odds.getByText('win', { exact: false }).first().waitFor();
    expect(await odds.innerText()).toMatch(/Force \d+/);
    await look(visitor, 'liberty-forecast');
    await visitor.button('Cancel').click();
    await visitor.close();
  });

  it('says why a space cannot be chosen, with its rule', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('turn', { seats: ALONE });
    await visitor.sit(id, tokens[0]);
    await visitor.choices.filter({ hasText: 'March' }).first().click();
    await visitor.page.locator('.in-hand').getByText('Cost so far').waitFor();
    await visitor.space('West Indies').click();
    const whisper = visitor.page.locator('.whisper');
    await whisper.waitFor();
    expect(await whisper.innerText()).toMatch(/West Indies[\s\S]*§ \d/);
    await visitor.close();
  });

  it('may begin with a Special Activity, and tells that its Command is to follow', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('turn', { seats: ALONE });
    await visitor.sit(id, tokens[0]);
    await visitor.choices.filter({ hasText: 'Special Activity' }).first().click();
    const order = visitor.page.locator('.in-hand');
    await order.getByText('to follow').waitFor();
    expect(await order.innerText()).toMatch(/Turn[\s\S]*Special Activity\s*Naval Pressure/);
    await visitor.close();
  });

  it('has a hint of the strategist with its reason', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('turn', { seats: ALONE });
    await visitor.sit(id, tokens[0]);
    await visitor.asked();
    await visitor.page.keyboard.press('H');
    const whisper = visitor.page.locator('.whisper.hint');
    await whisper.waitFor();
    expect(await whisper.innerText()).toMatch(/Hint: .+\n[\s\S]{10,}/);
    await visitor.close();
  });
});

/** What closes a destination, and what ends the March. */
const ARRIVED = /is done|Done with/;
const DONE = /\bDone\b(?! with)/;

describe('a March from three origins to two destinations', () => {
  it('is five gestures, from the choice of what to do to its end', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('origins', { seats: [NON_PLAYER, ME, NON_PLAYER, NON_PLAYER] });
    await visitor.sit(id, tokens[1]);
    await visitor.asked();
    const hand = new Hand(visitor);
    await hand.drag('Virginia', 'Maryland');
    await hand.sees('Maryland', /(?=.*2 Continentals)(?=.*Washington)/);
    await hand.drag('Pennsylvania', 'Maryland');
    await hand.sees('Maryland', /1 (Underground )?Militia/);
    await hand.drag('Massachusetts', 'New Hampshire');
    await hand.sees('New Hampshire', /1 Continental/);
    await hand.click(ARRIVED);
    await hand.click(DONE);
    await expect.poll(() => visitor.prompt.innerText(), { timeout: PATIENCE }).not.toMatch(/March: /);
    expect(hand.gestures).toBeLessThanOrEqual(5);
    await hand.sees('Virginia', /^(?!.*Continental)/);
    await visitor.close();
  });
});

describe('pieces from beside the map', () => {
  it('are dragged to a space, which begins the Command that brings them; elsewhere nothing is done', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('turn', { seats: ALONE });
    await visitor.sit(id, tokens[0]);
    await visitor.asked();
    const hand = new Hand(visitor);
    await visitor.tab('Boxes');
    const available = (what: RegExp): Locator => visitor.page.locator('.boxes li.carries', { hasText: what }).first();
    await hand.bring(available(/British Forts/), 'Georgia');
    await visitor.page.locator('.whisper', { hasText: 'Nothing can be moved from British Available to Georgia' }).waitFor();
    await hand.bring(available(/British Regulars/), 'Boston');
    await visitor.prompt.filter({ hasText: 'How many Regulars in Boston' }).waitFor();
    await hand.click(/^\D*2/);
    await hand.sees('Boston', /British Regular/);
    // The line beside the map holds the same boxes: from there whatever is Available is meant.
    await hand.bring(visitor.page.locator('.strip .box', { hasText: 'British Available' }), 'Quebec City');
    await visitor.page.getByText(/British Available to Quebec City|How many Tories in Quebec City/).first().waitFor();
    await visitor.close();
  });
});

describe('one person for two factions', () => {
  it('sees both, and gets one back from an agent', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.lay({
      game: 'liberty-or-death', scenario: '1778-sprint', seats: [ME, NON_PLAYER, ME, NON_PLAYER],
    });
    await visitor.page.goto(`${house.address}/#/table/${id}/${tokens[0]}`);
    await visitor.ready();
    const table = (await (await fetch(`${house.address}/api/tables/${id}`)).json()) as { settings: { one_person: number[] } };
    expect(table.settings.one_person).toEqual([0, 2]);
    const put = (path: string, body: unknown): Promise<Response> =>
      fetch(`${house.address}/api/tables/${id}/${path}`, { method: 'POST', body: JSON.stringify(body) });
    expect((await put('agent', { token: tokens[2], seat: 2, agent: 'non-player' })).ok).toBe(true);
    await visitor.log.filter({ hasText: 'Indians: now played by non-player' }).waitFor();
    expect((await put('take-over', { token: tokens[2], seat: 2 })).ok).toBe(true);
    await visitor.log.filter({ hasText: /Indians: now played by (?!non-player)/ }).waitFor();
    await visitor.close();
  });
});

describe.each([
  ['desktop', DESKTOP, 'light'],
  ['dark', DESKTOP, 'dark'],
  ['phone', PHONE, 'light'],
] as const)('%s', (name, size, theme) => {
  it('shows areas, factions and cards, and leaves nobody out', async () => {
    const visitor = await house.visit({}, size, theme);
    const { id, tokens } = await house.laySaved('turn', { seats: ALONE });
    await visitor.sit(id, tokens[0]);
    await visitor.choices.filter({ hasText: 'March' }).first().click();
    await visitor.page.locator('.in-hand').getByText('Cost so far').waitFor();
    expect(await visitor.page.locator('.factions .faction').count()).toBe(4);
    expect(await visitor.page.locator('.open article').count()).toBe(2);
    expect(await visitor.page.locator('path.area').count()).toBe(16);
    await look(visitor, `liberty-${name}`);
    for (const [tab, panel] of [['Cards', '.piles'], ['About', '.pad']] as const) {
      await visitor.tab(tab);
      await visitor.page.locator(panel).first().waitFor();
      expect(await wrongs(visitor), `${name} ${tab}`).toEqual([]);
    }
    await visitor.close();
  });
});
