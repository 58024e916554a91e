/** What the table does for those who want to understand it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANCE, House, ME } from './house';
import { Hand, tabTo } from './hands';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

describe('what may be chosen', () => {
  it('is lit; what is not says why not, with its rule, and the rule opens', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.lay({ seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await visitor.space('Quebec').click();
    const whisper = visitor.page.locator('.whisper');
    await whisper.waitFor();
    expect(await whisper.innerText()).toMatch(/Quebec[\s\S]*§ 4\.0/);
    await visitor.button('Rule 4.0', whisper).click();
    const rules = visitor.dialog(/Rules of/);
    expect(await rules.getByRole('status').first().innerText()).toMatch(/§ 4\.0\s+Set-up/);
    await rules.getByLabel('Search the rules').fill('winter quarters');
    expect(await rules.getByText(/of \d+ sections/).innerText()).toMatch(/^[1-9]\d? of \d{3}/);
    await visitor.page.keyboard.press('Escape');
    await visitor.close();
  });

  it('is answered by a click on the map and taken back freely', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.lay({ seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    expect(await visitor.page.locator('g.spot[aria-label*="can be chosen"]').count()).toBe(await visitor.choices.count());
    const before = await visitor.choices.count();
    await visitor.space('Norwich').click();
    await visitor.page.waitForFunction((count) => document.querySelectorAll('#prompt button.choice:not(.gone)').length !== count, before);
    await visitor.button(/^Undo$/).click();
    await visitor.page.waitForFunction((count) => document.querySelectorAll('#prompt button.choice:not(.gone)').length === count, before);
    await visitor.close();
  });

  it('is told with what it is and which rules touch it', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('battle', { seats: [CHANCE, ME] });
    await visitor.sit(id, tokens[1]);
    const about = visitor.page.locator('.about').first();
    await visitor.space('Boston').hover();
    await about.filter({ hasText: 'Massachusetts' }).waitFor();
    expect(await about.innerText()).toMatch(/Boston[\s\S]*§ 7\.5/);
    await visitor.page.locator('#hand .card').first().hover();
    await about.filter({ hasText: /No\. \d+/ }).waitFor();
    expect(await about.innerText()).toMatch(/§ \d/);
    await visitor.close();
  });

  it('can be heard and reached without a map: the list, the voice, the arrows', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.lay({ seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    const voice = visitor.page.locator('#voice');
    await voice.filter({ hasText: /Your turn\..*\d+ choices/ }).waitFor();
    await visitor.page.keyboard.press('M');
    const list = visitor.page.getByRole('navigation', { name: 'The map as a list' });
    await list.locator('button:focus').waitFor();
    await tabTo(visitor.page, 'Norwich');
    await visitor.page.keyboard.press('Enter');
    await voice.filter({ hasText: 'Norwich' }).waitFor();
    await visitor.log.filter({ hasText: 'Norwich' }).waitFor();
    await visitor.page.keyboard.press('P');
    await visitor.page.keyboard.press('ArrowDown');
    const second = await visitor.labelOf(visitor.choices.nth(1));
    expect(await visitor.labelOf(visitor.page.locator(':focus'))).toBe(second);
    await visitor.close();
  });
});

describe('before a battle', () => {
  it('exact odds are shown, and what cannot be taken back says so', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('battle', { seats: [CHANCE, ME] });
    await visitor.sit(id, tokens[1]);
    const attack = visitor.choices.filter({ hasText: 'answers next' }).first();
    await attack.waitFor();
    const label = await visitor.labelOf(attack);
    const log = await visitor.log.innerText();
    await attack.click();
    const odds = visitor.dialog(label);
    await odds.waitFor();
    expect(await odds.innerText()).toMatch(/\d+%[\s\S]*Modifiers[\s\S]*§ 9\.\d/);
    expect(await odds.innerText()).toMatch(/answers next: no undo/);
    await visitor.button('Cancel').click();
    expect(await visitor.log.innerText()).toBe(log);
    await attack.click();
    await visitor.button(label, odds).click();
    await visitor.page.waitForFunction((text) => document.querySelector<HTMLElement>('.log')?.innerText !== text, log);
    await visitor.close();
  });

  it('nothing is advised where the table forbids it, and what is final is told all the same', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('battle', { seats: [CHANCE, ME], advice: false });
    await visitor.sit(id, tokens[1]);
    await visitor.page.locator('#prompt button.choice .final').first().waitFor();
    for (const name of ['Odds', 'Hint', 'What if']) expect(await visitor.button(name).count(), name).toBe(0);
    await visitor.page.keyboard.press('H');
    await visitor.page.keyboard.press('W');
    expect(await visitor.page.locator('.whisper, .what-if, dialog[open]').count()).toBe(0);
    await visitor.close();
  });
});

describe('what if', () => {
  it('forks, tries, steps back and returns, and the table is as it was', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('battle', { seats: [CHANCE, ME] });
    await visitor.sit(id, tokens[1]);
    await visitor.asked();
    const log = await visitor.log.innerText();
    const prompt = await visitor.page.locator('#prompt h2').innerText();
    const state = visitor.page.locator('.what-if .state');
    await visitor.page.keyboard.press('W');
    await state.filter({ hasText: '0 moves tried' }).waitFor();
    await visitor.page.getByRole('region', { name: 'What if' }).getByLabel('American').selectOption('random');
    await state.filter({ hasText: '0 moves tried' }).waitFor();
    await visitor.choices.first().click();
    await state.filter({ hasText: /[1-9]\d* moves? tried/ }).waitFor();
    await visitor.button(/^Undo$/).first().click();
    await state.filter({ hasText: '0 moves tried' }).waitFor();
    await visitor.button('Back to the game').click();
    await visitor.page.locator('.what-if').waitFor({ state: 'detached' });
    expect(await visitor.log.innerText()).toBe(log);
    expect(await visitor.page.locator('#prompt h2').innerText()).toBe(prompt);
    await visitor.close();
  });
});

describe('a hint', () => {
  it('names a choice and why, and can be followed', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.lay({ seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await visitor.page.keyboard.press('H');
    const hint = visitor.page.locator('.whisper.hint');
    await hint.waitFor();
    expect(await hint.innerText()).toMatch(/Hint: .+\n[\s\S]{10,}/);
    const label = /Hint: (.+)\./.exec(await hint.innerText())![1]!;
    expect(await visitor.labelOf(visitor.page.locator('#prompt .hinted'))).toBe(label);
    await visitor.button('Play this', hint).click();
    await visitor.log.filter({ hasText: 'place a PC marker' }).waitFor();
    await visitor.close();
  });
});

describe('a reaction', () => {
  it('is answered in advance, and asked again when one wishes', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('reaction', { seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await visitor.asked();
    await visitor.page.getByText('Answer automatically').click();
    await visitor.button('Never', visitor.page.locator('.standing')).first().click();
    await visitor.page.getByText('Auto-responses saved').waitFor();
    await visitor.page.keyboard.press('S');
    const settings = visitor.dialog('Settings');
    await settings.getByText(/Never: .*ntercept.* with \w+/).waitFor();
    await visitor.button('Always ask me', settings).click();
    await settings.getByText('you are always asked').waitFor();
    await visitor.close();
  });
});

describe('the story', () => {
  it('is told by impulse with rules, lights the board, and leads back to the first line', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('battle', { seats: [CHANCE, ME] });
    await visitor.sit(id, tokens[1]);
    expect(await visitor.log.locator('article.impulse').count()).toBeGreaterThan(1);
    expect(await visitor.log.locator('article.year').count()).toBeGreaterThan(0);
    expect(await visitor.log.getByRole('button', { name: /^Rule / }).count()).toBeGreaterThan(5);
    const line = visitor.log.locator('button.show', { hasText: 'marker in' }).last();
    const place = /in ([A-Z][\w' ]+)/.exec(await line.innerText())![1]!;
    await line.focus();
    await visitor.page.locator('.about', { hasText: place }).first().waitFor();
    await visitor.close();
  });

  it('is played back from one’s last choice when the table is opened', async () => {
    const { id, tokens } = await house.laySaved('battle', { seats: [ME, ME] });
    const british = await house.visit({ confirmFinal: false });
    await british.sit(id, tokens[1]);
    await british.asked();
    const before = await british.prompt.innerText();
    await british.choices.first().click();
    await british.promptAfter(before);
    const american = await house.visit({ playback: true });
    await american.sit(id, tokens[0]);
    const story = american.page.getByRole('region', { name: 'What just happened' });
    await story.waitFor();
    expect(await story.locator('[data-line]').count()).toBeGreaterThan(0);
    await american.button(/Skip|Close/, story).click();
    await american.page.reload();
    await american.ready();
    await american.page.locator('#prompt .mine, #prompt .waiting').first().waitFor();
    expect(await story.count()).toBe(0);
    await Promise.all([american.close(), british.close()]);
  });

  it('has its piles to browse, its notes for oneself, and its dice sealed', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.lay({ game: 'skirmish', seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await visitor.choices.first().click();
    await visitor.log.filter({ hasText: 'bid' }).first().waitFor();
    await visitor.page.keyboard.press('D');
    await visitor.button(/Discard pile/).click();
    await visitor.tab('Chat');
    await visitor.page.getByLabel(/Private notes/).fill('He bids high');
    await visitor.page.locator('.notes').getByText('saved').waitFor();
    const menu = await visitor.menu();
    const seal = menu.getByRole('region', { name: 'Verifiable dice' });
    expect(await seal.innerText()).toMatch(/[0-9a-f]{64}/);
    expect(await seal.innerText()).not.toContain('--secret');
    await visitor.page.keyboard.press('Escape');
    await visitor.page.reload();
    await visitor.ready();
    await visitor.tab('Chat');
    expect(await visitor.page.getByLabel(/Private notes/).inputValue()).toBe('He bids high');
    await visitor.close();
  });
});

describe('a general drawn before a card is played', () => {
  it('asks which card is to activate him, and goes; then the end of his march names the space', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    const { id, tokens } = await house.laySaved('cards', { seats: [CHANCE, ME] });
    await visitor.sit(id, tokens[1]);
    await visitor.asked();
    const hand = new Hand(visitor);
    await hand.drag('New York', 'Westchester');
    const menu = visitor.page.getByRole('menu', { name: 'New York to Westchester' });
    await menu.waitFor();
    const ways = await menu.getByRole('menuitem').allInnerTexts();
    expect(ways).toHaveLength(2);
    expect(ways.join(' ')).toMatch(/activate[\s\S]*campaign/i);
    await visitor.page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await visitor.choices.count()).toBeGreaterThan(5);
    await hand.drag('New York', 'Westchester');
    await menu.getByRole('menuitem').first().click();
    await hand.sees('Westchester', /Howe/);
    await visitor.choices.filter({ hasText: 'End the march in Westchester' }).waitFor();
    await visitor.close();
  });
});
