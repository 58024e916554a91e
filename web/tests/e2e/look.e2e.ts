/** How the pages look and whom they leave out: pictures into web/shots, and axe-core on each. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickToTheEnd } from './hands';
import { CHANCE, DESKTOP, House, ME, PHONE, SHOTS } from './house';
import { look, wrongs } from './looking';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

describe.each([
  ['desktop', DESKTOP, 'light'],
  ['phone', PHONE, 'light'],
  ['dark', DESKTOP, 'dark'],
] as const)('%s', (name, size, theme) => {
  it('lobby, table, odds, why not, what if', async () => {
    const visitor = await house.visit({}, size, theme);
    await visitor.page.locator('.game').first().waitFor();
    await look(visitor, `${name}-lobby`);
    await visitor.button('New game', visitor.game("Washington's War")).click();
    await look(visitor, `${name}-new-table`);

    const { id, tokens } = await house.laySaved('battle', { seats: [CHANCE, ME] });
    await visitor.sit(id, tokens[1]);
    const attack = visitor.choices.filter({ hasText: 'answers next' }).first();
    await attack.waitFor();
    await look(visitor, `${name}-table`);

    await attack.click();
    await visitor.button('Cancel').waitFor();
    await look(visitor, `${name}-odds`);
    await visitor.button('Cancel').click();

    await visitor.space('Pittsburgh').dispatchEvent('click');
    await visitor.page.locator('.whisper').waitFor();
    await look(visitor, `${name}-why-not`);
    await visitor.button('Close', visitor.page.locator('.whisper')).click();

    await visitor.page.keyboard.press('W');
    const state = visitor.page.locator('.what-if .state');
    await state.filter({ hasText: '0 moves tried' }).waitFor();
    await visitor.choices.first().click();
    await state.filter({ hasText: /[1-9]\d* moves? tried/ }).waitFor();
    await look(visitor, `${name}-what-if`);
    await visitor.button('Back to the game').click();
    await visitor.page.locator('.what-if').waitFor({ state: 'detached' });

    for (const [tab, panel] of [['Cards', '.piles'], ['Chat', '.talk']] as const) {
      await visitor.tab(tab);
      await visitor.page.locator(panel).waitFor();
      expect(await wrongs(visitor), `${name} ${tab}`).toEqual([]);
    }
    await visitor.menu();
    await look(visitor, `${name}-menu`);
    await visitor.close();
  });
});

describe('on a first visit', () => {
  it('five steps show the table, once', async () => {
    const visitor = await house.visit({ toured: false });
    await visitor.playAs('American', 'random');
    await visitor.page.getByText('1 of 5').waitFor();
    await look(visitor, 'desktop-tour');
    for (let step = 2; step <= 5; step++) {
      await visitor.button('Next').click();
      await visitor.page.getByText(`${step} of 5`).waitFor();
    }
    await visitor.page.locator('dialog').getByRole('button', { name: 'Play' }).click();
    await visitor.page.reload();
    await visitor.ready();
    await visitor.asked();
    expect(await visitor.page.getByText('of 5').count()).toBe(0);
    await visitor.close();
  });
});

describe('the end and the review', () => {
  it.each([
    ['desktop', DESKTOP, 'light'],
    ['phone', PHONE, 'dark'],
  ] as const)('%s', async (name, size, theme) => {
    const visitor = await house.visit({ confirmFinal: false }, size, theme);
    // The British may lose their last army at once: then another game is begun.
    for (let over = true; over; ) {
      const { id, tokens } = await house.laySaved('battle', { seats: [ME, CHANCE] });
      await visitor.sit(id, tokens[0]);
      ({ over } = await clickToTheEnd(visitor.page, 10));
    }
    await visitor.page.keyboard.press('Escape');
    await visitor.menu();
    await visitor.button('Resign…').click();
    await visitor.button('Yes, resign').click();
    await visitor.page.locator('#prompt .over').waitFor();
    await look(visitor, `${name}-over`);
    await visitor.page.getByRole('link', { name: 'Review the game' }).click();
    await visitor.page.getByRole('heading', { name: 'Winning chances' }).waitFor();
    await visitor.button('Last move').click();
    await visitor.page.locator('.lines', { hasText: 'resigned' }).waitFor();
    await look(visitor, `${name}-review`);
    await visitor.page.getByRole('heading', { name: 'Battles and rolls' }).scrollIntoViewIfNeeded();
    await visitor.page.screenshot({ path: join(SHOTS, `${name}-charts.png`) });
    await visitor.close();
  });
});

describe('the template game', () => {
  it('is drawn from its description alone', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.lay({ game: 'skirmish', seats: [ME, CHANCE] });
    await visitor.sit(id, tokens[0]);
    await visitor.choices.first().click();
    await visitor.log.filter({ hasText: 'bid' }).first().waitFor();
    await look(visitor, 'desktop-skirmish');
    await visitor.close();
  });
});
