/** Around the game: the lobby's lists, accounts, files, the proof, and the review. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickToTheEnd } from './hands';
import { CHANCE, House, ME, PATIENCE, PYTHON } from './house';
import { look } from './looking';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

describe('after the game', () => {
  it('the dice are proved, and the file goes on at another table', async () => {
    const visitor = await house.visit();
    await visitor.playAs('Red', 'random', 'Skirmish');
    const sealed = await (await visitor.menu()).getByRole('region', { name: 'Verifiable dice' }).locator('code').innerText();
    await visitor.page.keyboard.press('Escape');
    await clickToTheEnd(visitor.page, 400);
    await visitor.page.getByText('Verify the dice').click();
    const proof = visitor.page.getByRole('region', { name: 'Verifiable dice' });
    expect(await proof.innerText()).toContain(sealed);
    const command = (await proof.locator('.command').innerText()).trim().split(' ');
    const saving = visitor.page.waitForEvent('download');
    await visitor.page.getByRole('link', { name: 'Save game' }).click();
    const file = await (await saving).path();
    expect(command.slice(0, 2)).toEqual(['ticonderoga', 'replay']);
    const { stdout } = await promisify(execFile)(PYTHON, ['-m', 'ticonderoga', 'replay', file, ...command.slice(3)], { cwd: ROOT });
    expect(stdout).toContain(`must be ${sealed}`);

    await visitor.toLobby();
    await visitor.page.getByLabel('Load saved game').setInputFiles({
      name: 'saved.txt', mimeType: 'text/plain', buffer: await readFile(file),
    });
    await visitor.ready();
    await visitor.page.locator('#prompt .over').waitFor();
    expect(await visitor.page.getByText('was loaded from a file').count()).toBe(1);
    await visitor.close();
  });

  it('the review replays it by slider and keys, through the seat’s own eyes, with charts', async () => {
    const visitor = await house.visit();
    const { id, tokens } = await house.laySaved('battle', { seats: [CHANCE, ME] });
    await visitor.sit(id, tokens[1]);
    await visitor.choices.filter({ hasText: 'answers next' }).first().click();
    await visitor.page.locator('dialog[open] .button.main').click();
    await visitor.page.locator('dialog[open]').waitFor({ state: 'detached' });
    await visitor.log.filter({ hasText: 'marches' }).waitFor();
    const menu = await visitor.menu();
    await visitor.page.getByRole('link', { name: 'Replay and review' }).click();
    const count = visitor.page.locator('.bar .count');
    await count.filter({ hasText: /^0 of [1-9]/ }).waitFor();
    expect(await visitor.page.getByLabel('View as').locator('option').allInnerTexts()).toEqual(['British']);
    await visitor.page.keyboard.press('End');
    await visitor.page.locator('summary', { hasText: 'British hand' }).waitFor();
    expect(await visitor.page.locator('summary', { hasText: 'American hand' }).count()).toBe(0);

    await visitor.page.getByRole('link', { name: 'Back to the game' }).click();
    await visitor.ready();
    await visitor.menu();
    await visitor.button('Resign…').click();
    await visitor.button('Yes, resign').click();
    await visitor.page.locator('#prompt .over').waitFor();
    expect(await menu.count()).toBe(0);
    await visitor.page.getByRole('link', { name: 'Review the game' }).click();
    for (const name of ['Winning chances', 'Control', 'Luck', 'Costliest decisions', 'Battles and rolls']) {
      await visitor.page.getByRole('heading', { name, exact: true }).waitFor();
    }
    expect(await visitor.page.locator('.battles tbody tr').count()).toBeGreaterThan(0);
    const last = Number(/of (\d+)/.exec(await count.innerText())![1]);
    const slider = visitor.page.getByRole('slider', { name: 'Move', exact: true });
    await slider.fill(String(last - 1));
    await count.filter({ hasText: `${last - 1} of ${last}` }).waitFor();
    await visitor.button('Forward', visitor.page.locator('.bar')).click();
    await visitor.page.locator('.lines', { hasText: 'resigned' }).waitFor();
    await slider.blur();
    await visitor.page.keyboard.press('ArrowLeft');
    await count.filter({ hasText: `${last - 1} of ${last}` }).waitFor();
    await visitor.page.keyboard.press('Home');
    await count.filter({ hasText: `0 of ${last}` }).waitFor();
    await visitor.page.keyboard.press('PageDown');
    await count.filter({ hasText: `10 of ${last}` }).waitFor();
    await visitor.page.locator('.chose').waitFor();
    await visitor.page.keyboard.press('End');
    await visitor.page.getByLabel('View as').selectOption({ label: 'American' });
    await visitor.page.locator('summary', { hasText: 'American hand' }).waitFor();
    expect(await visitor.page.locator('summary', { hasText: 'British hand' }).count()).toBe(0);

    await slider.fill('20');
    await count.filter({ hasText: `20 of ${last}` }).waitFor();
    await visitor.page.getByRole('link', { name: 'What if from here' }).click();
    await visitor.page.getByText('nothing counts').waitFor();
    await visitor.page.locator('.what-if .state').filter({ hasText: '0 moves tried' }).waitFor();
    await visitor.choices.first().click();
    await visitor.page.locator('.what-if .state').filter({ hasText: /[1-9] moves? tried/ }).waitFor();
    await visitor.close();
  });
});

describe('a notice', () => {
  it('is shown by the worker when no page is open, and only to who asked for it', async () => {
    const visitor = await house.visit();
    expect(await visitor.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    const session = await visitor.context.newCDPSession(visitor.page);
    const known = new Promise<string>((done) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations[0] && done(registrations[0].registrationId)),
    );
    await session.send('ServiceWorker.enable');
    await visitor.page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js');
      await navigator.serviceWorker.ready;
    });
    const push = {
      origin: house.address,
      registrationId: await known,
      data: JSON.stringify({ title: 'Skirmish', text: 'Skirmish: it is your turn.', table: 'abc' }),
    };
    // A push may be lost while the worker is only just waking up; a second one replaces the first.
    let shown: string[][] = [];
    for (const until = Date.now() + PATIENCE; !shown.length && Date.now() < until; ) {
      await session.send('ServiceWorker.deliverPushMessage', push);
      shown = await visitor.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        for (const until = Date.now() + 3000; Date.now() < until; ) {
          const notices = await registration.getNotifications();
          if (notices.length) return notices.map(({ title, body, tag }) => [title, body, tag]);
          await new Promise((done) => setTimeout(done, 20));
        }
        return [];
      });
    }
    expect(shown).toEqual([['Skirmish', 'Skirmish: it is your turn.', 'abc']]);
    await visitor.close();
  });
});

describe('the lobby', () => {
  it('lists my tables with whose turn it is, open challenges to accept, and games to watch', async () => {
    const host = await house.visit();
    await host.button('New game', host.game('Skirmish')).click();
    await host.page.getByLabel('Blue').selectOption('open');
    await host.page.getByLabel(/List under open games/).check();
    await host.button('Create game').click();
    await host.ready();
    const guest = await house.visit();
    await guest.page.getByRole('button', { name: /^Play Blue against / }).first().click();
    await guest.ready();
    await guest.asked();
    await host.toLobby();
    await host.page.getByText('your turn').first().waitFor();
    const watcher = await house.visit();
    await watcher.page.getByRole('link', { name: 'Watch' }).first().click();
    await watcher.page.locator('#prompt .waiting').first().waitFor();
    await Promise.all([host.close(), guest.close(), watcher.close()]);
  });

  it('knows an account and its tables on every device', async () => {
    const name = `ann-${Date.now()}`;
    const home = await house.visit();
    await home.button('Sign in').click();
    await home.page.getByLabel('Name', { exact: true }).fill(name);
    await home.page.getByLabel('Password').fill('a long password');
    await home.page.getByLabel('Create a new account').check();
    await home.button('Create account').click();
    await home.button(name).waitFor();
    await home.playAs('Red', 'random', 'Skirmish');
    await home.choices.first().click();
    await home.log.filter({ hasText: 'bid' }).first().waitFor();

    const away = await house.visit();
    await away.button('Sign in').click();
    await away.page.getByLabel('Name', { exact: true }).fill(name);
    await away.page.getByLabel('Password').fill('a wrong password');
    await away.dialog('Sign in').getByRole('button', { name: 'Sign in' }).click();
    await away.page.getByRole('alert').waitFor();
    await away.page.getByLabel('Password').fill('a long password');
    await away.dialog('Sign in').getByRole('button', { name: 'Sign in' }).click();
    await away.button(name).click();
    const profile = away.dialog(name);
    await profile.getByLabel(/About me/).fill('Plays the British.');
    await away.button('Save', profile).click();
    await profile.getByText('Saved.').waitFor();
    expect(await profile.innerText()).toMatch(/Notifications are off/);
    await profile.getByText('Change password').first().click();
    await profile.getByLabel('Current password').fill('a long password');
    await profile.getByLabel('New password').fill('password');
    await away.button('Change password', profile).click();
    await profile.getByRole('alert').filter({ hasText: 'guesser' }).waitFor();
    await profile.getByLabel('New password').fill('another password altogether');
    await away.button('Change password', profile).click();
    await profile.getByText('signed out everywhere else').waitFor();
    await profile.getByText('Close account').first().click();
    await look(away, 'account');
    await away.page.keyboard.press('Escape');
    await away.page.getByRole('link', { name: 'Skirmish' }).first().click();
    await away.ready();
    await away.page.locator('#hand .card').first().waitFor();
    expect(await away.page.locator('#prompt .mine, #prompt .waiting, #prompt .over').count()).toBeGreaterThan(0);
    await Promise.all([home.close(), away.close()]);
  });
});
