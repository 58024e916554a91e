/** Whole games, from the lobby to their end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickGames, clickToTheEnd, keysToTheEnd, tabTo } from './hands';
import { House } from './house';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

describe('a game of Washington’s War', () => {
  it('starts in two clicks and is clicked through to its end', async () => {
    const visitor = await house.visit();
    await clickGames(visitor.page, { map: 11, hand: 3 }, async () => {
      await visitor.toLobby();
      await visitor.playAs('American', 'random');
      expect(await visitor.prompt.innerText()).toContain('Committees of Correspondence');
      expect(await visitor.page.title()).toContain('Your turn');
    });
    expect(await visitor.prompt.innerText()).toMatch(/wins?\b/);
    expect(await visitor.page.title()).toContain('Game over');
    await visitor.close();
  });

  it('is played by the keyboard alone, from the lobby to its end', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    await visitor.game("Washington's War").waitFor();
    await tabTo(visitor.page, 'Opponent in');
    await visitor.page.keyboard.type('Random');
    await tabTo(visitor.page, 'Play as British');
    await visitor.page.keyboard.press('Enter');
    await visitor.ready();
    await visitor.asked();
    await visitor.page.keyboard.press('?');
    await visitor.dialog('Keyboard shortcuts').waitFor();
    await visitor.page.keyboard.press('Escape');
    const played = await keysToTheEnd(visitor.page, 3000);
    expect(played.over).toBe(true);
    await visitor.close();
  });

  it('against the planner starts by one click', async () => {
    const visitor = await house.visit();
    await visitor.button('Play as British', visitor.game("Washington's War")).click();
    await visitor.ready();
    await visitor.asked();
    await visitor.log.filter({ hasText: 'place a PC marker' }).waitFor();
    expect(await visitor.page.title()).toContain('Your turn');
    await visitor.close();
  });

  it('against the planner is played to its end, and reviewed', async () => {
    const visitor = await house.visit({ confirmFinal: false });
    await clickGames(visitor.page, { map: 11, hand: 3, prompt: 11 }, async () => {
      await visitor.toLobby();
      await visitor.button('Play as American', visitor.game("Washington's War")).click();
      await visitor.ready();
    });
    expect(await visitor.prompt.innerText()).toMatch(/wins?\b/);
    await visitor.page.getByRole('link', { name: 'Review the game' }).click();
    await visitor.page.getByRole('heading', { name: 'Winning chances' }).waitFor();
    await visitor.close();
  });
});

describe('the template game', () => {
  it('is played at the same table with no code of its own', async () => {
    const visitor = await house.visit();
    await visitor.playAs('Red', 'random', 'Skirmish');
    expect(await visitor.page.locator('#hand .card').count()).toBe(5);
    expect(await visitor.page.locator('.map .spot').count()).toBe(5);
    const played = await clickToTheEnd(visitor.page, 400);
    expect(played.over).toBe(true);
    expect(await visitor.log.locator('article').count()).toBeGreaterThan(3);
    await visitor.close();
  });
});
