/** Finding people, by the keyboard alone: a challenge, a rated game, the pages of players and tournaments. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysToTheEnd, tabTo } from './hands';
import { House, PATIENCE, PHONE } from './house';
import { look } from './looking';
import type { Visitor } from './visitor';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

/** Sign up from the lobby without touching the mouse. */
async function signUp({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('heading', { name: 'Open challenges' }).waitFor();
  await tabTo(page, 'Sign in');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('seventeen seventy six');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name, exact: true }).waitFor();
}

/** Another number of rounds, from the folded options of a dialog. */
async function sixRounds({ page }: Visitor): Promise<void> {
  await tabTo(page, 'Rules options');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  await page.getByText('1 of 1 changed').waitFor();
}

describe('by the keyboard alone', () => {
  it('a challenge is sent, accepted and played, and counts', async () => {
    const alice = await house.visit();
    const bob = await house.visit({}, PHONE, 'dark');
    await signUp(alice, 'Alice');
    await signUp(bob, 'Bob');

    await alice.game('Skirmish').getByRole('button', { name: /Play as/ }).first().focus();
    await tabTo(alice.page, 'Challenge');
    await alice.page.keyboard.press('Enter');
    await alice.dialog('Challenge: Skirmish').waitFor();
    expect(await alice.page.getByLabel('Rated').isChecked()).toBe(true);
    await sixRounds(alice);
    await look(alice, 'desktop-new-challenge');
    await tabTo(alice.page, 'Send challenge');
    await alice.page.keyboard.press('Enter');
    await alice.ready();
    await alice.page.getByText('Waiting for the Blue player').waitFor();

    await bob.page.reload();
    const challenge = bob.page.getByRole('button', { name: 'Play Blue against Alice in Skirmish' });
    await challenge.waitFor();
    await bob.page.getByText('rounds: 6 · rated · 3 days a move · no odds, hints or what-if').waitFor();
    await look(bob, 'phone-challenges');
    const id = alice.page.url().split('/').pop()!;
    const carol = await house.visit();
    await carol.sit(id);
    await carol.page.getByRole('heading', { name: 'Alice invites you to play the Blue in Skirmish.' }).waitFor();
    await carol.page.getByText('This game is rated: sign in to play it.').waitFor();
    await carol.page.getByText('rounds: 6 · rated').waitFor();
    await look(carol, 'desktop-invited');
    await tabTo(bob.page, 'Play Blue against Alice in Skirmish');
    await bob.page.keyboard.press('Enter');
    await Promise.all([alice.asked(), bob.asked()]);
    expect(await alice.button(/^(Hint|Odds)/).count()).toBe(0);

    await alice.page.keyboard.press('T');
    await alice.page.getByLabel('Message').focus();
    await alice.page.keyboard.type('Well met');
    await alice.page.keyboard.press('Enter');
    await alice.page.getByRole('log', { name: 'Chat' }).getByText('Alice').waitFor();
    await alice.page.keyboard.press('Escape');
    await alice.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

    const ends = await Promise.all([keysToTheEnd(alice.page, 300), keysToTheEnd(bob.page, 300)]);
    expect(ends.map(({ over }) => over)).toEqual([true, true]);
    const rated = async (): Promise<number> => ((await (await fetch(`${house.address}/api/people/Alice`)).json()) as { ratings: unknown[] }).ratings.length;
    await expect.poll(rated, { timeout: PATIENCE }).toBe(1);
    await alice.page.goto(`${house.address}/#/player/Alice`);
    await alice.page.getByRole('heading', { name: /Skirmish: \d+\?/ }).waitFor();
    await alice.page.getByRole('link', { name: 'Bob', exact: true }).waitFor();
    await look(alice, 'desktop-player');
    await bob.page.goto(`${house.address}/#/ratings/skirmish`);
    await bob.page.getByRole('link', { name: 'Alice', exact: true }).waitFor();
    await look(bob, 'phone-ratings');
    await bob.toLobby();
    await bob.page.getByText('against Alice').first().waitFor({ state: 'attached' });

    await alice.page.goto(`${house.address}/#/tournaments`);
    await alice.button('New tournament').waitFor();
    await tabTo(alice.page, 'New tournament');
    await alice.page.keyboard.press('Enter');
    await alice.dialog('New tournament').waitFor();
    await alice.page.getByRole('textbox', { name: 'Name' }).focus();
    await alice.page.keyboard.type('Frontier cup');
    await alice.page.keyboard.press('Tab');
    await alice.page.keyboard.type('Skirmish');
    await sixRounds(alice);
    await look(alice, 'desktop-new-tournament');
    await tabTo(alice.page, 'Create tournament');
    await alice.page.keyboard.press('Enter');
    await alice.page.getByRole('heading', { name: 'Frontier cup' }).waitFor();
    await bob.page.goto(alice.page.url());
    await bob.page.getByText('rounds: 6 · round robin · rated').waitFor();
    await bob.button('Join tournament').waitFor();
    await tabTo(bob.page, 'Join tournament');
    await bob.page.keyboard.press('Enter');
    await bob.button('Leave tournament').waitFor();
    await alice.page.reload();
    await alice.button('Start with 2 players').waitFor();
    await tabTo(alice.page, 'Start with 2 players');
    await alice.page.keyboard.press('Enter');
    await alice.page.getByRole('heading', { name: 'Round 1' }).waitFor();
    await look(alice, 'desktop-tournament');
    await bob.page.reload();
    await bob.page.getByRole('link', { name: 'Go to my game' }).waitFor();
    await look(bob, 'phone-tournament');
    await tabTo(bob.page, 'Go to my game');
    await bob.page.keyboard.press('Enter');
    await bob.ready();
    await bob.page.goto(`${house.address}/#/tournaments`);
    await bob.page.getByRole('link', { name: 'Frontier cup' }).waitFor();
    await look(bob, 'phone-tournaments');
    await Promise.all([alice.close(), bob.close(), carol.close()]);
  });
});
