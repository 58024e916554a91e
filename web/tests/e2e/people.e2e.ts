/** People at tables: against each other, watching, coming back, leaving, one for two. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clickToTheEnd } from './hands';
import { CHANCE, House, ME, type Laid } from './house';
import type { Visitor } from './visitor';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

const OPEN = { kind: 'open' };

/** Host and guest at one table, the guest by the link that the host's page shows. */
async function atOneTable(): Promise<{ host: Visitor; guest: Visitor; id: string }> {
  const host = await house.visit();
  await host.button('New game', host.game('Skirmish')).click();
  await host.page.getByLabel('Blue').selectOption('open');
  await host.button('Create game').click();
  await host.ready();
  const link = await host.page.getByLabel('Link for the Blue player').inputValue();
  expect(new URL(link).search).toBe('');
  const guest = await house.visit();
  await guest.page.goto(link);
  await guest.ready();
  expect(guest.page.url()).not.toContain(link.split('/').pop());
  await guest.button('Take the Blue seat').click();
  await Promise.all([host.asked(), guest.asked()]);
  return { host, guest, id: host.page.url().split('/').pop()! };
}

describe('two browsers', () => {
  it('play against each other to the end, take back by consent, talk, and play again', async () => {
    const { host, guest, id } = await atOneTable();
    const watcher = await house.visit();
    await watcher.sit(id);

    await host.choices.first().click();
    await host.page.getByText('Answer submitted').waitFor();
    await guest.choices.first().click();
    await host.button('Request undo').click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Request undo', exact: true }).click();
    await guest.dialog('Undo request').waitFor();
    await guest.button('Refuse').click();
    await guest.dialog('Undo request').waitFor({ state: 'detached' });
    await host.button('Request undo').click();
    await host.page.getByRole('dialog').getByRole('button', { name: 'Request undo', exact: true }).click();
    await guest.button('Agree').click();
    await watcher.log.filter({ hasText: 'undo of' }).waitFor();

    await host.tab('Chat');
    await host.page.getByLabel('Message').fill('Well met');
    await host.button('Send').click();
    await guest.page.getByRole('tab', { name: /Chat.*1/ }).click();
    await guest.page.getByRole('log', { name: 'Chat' }).getByText('Well met').waitFor();
    await host.tab('Log');

    const ends = await Promise.all([clickToTheEnd(host.page, 400), clickToTheEnd(guest.page, 400)]);
    expect(ends.map(({ over }) => over)).toEqual([true, true]);
    await watcher.page.locator('#prompt .over').waitFor();

    await host.button('Rematch').click();
    await host.page.waitForURL((address) => !address.href.includes(id));
    await guest.button('Go to the rematch').click();
    await Promise.all([host.asked(), guest.asked()]);
    expect(await host.prompt.innerText()).toContain('Your turn · Blue');
    await Promise.all([host.close(), guest.close(), watcher.close()]);
  });

  it('lose no click that crosses an answer of the other', async () => {
    const { id, tokens } = await house.lay({ game: 'skirmish', seats: [ME, ME] });
    const [slow, quick] = await Promise.all([house.visit(), house.visit()]);
    // What the choices bring about is told late: the other answers while the click still waits for it.
    await slow.page.routeWebSocket(/live/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => void setTimeout(() => server.send(message), /"(odds|final)"/.test(String(message)) ? 20_000 : 0));
    });
    await slow.page.reload();
    await slow.sit(id, tokens[0]);
    await quick.sit(id, tokens[1]);
    await Promise.all([slow.asked(), quick.asked()]);
    await slow.choices.first().click();
    await quick.page.keyboard.press('1');
    await Promise.all([slow, quick].map(({ log }) => log.filter({ hasText: 'bid' }).first().waitFor()));
    await Promise.all([slow.close(), quick.close()]);
  });

  it('show the waiting one what is awaited, and the tab whose turn it is', async () => {
    const { id, tokens } = await house.lay({ seats: [ME, OPEN] });
    const american = await house.visit();
    await american.sit(id, tokens[0]);
    expect(await american.prompt.innerText()).toContain('Waiting for players');
    const british = await house.visit();
    await british.sit(id, tokens[1]);
    await british.page.getByLabel('Your name').fill('George');
    await british.button('Take the British seat').click();
    await american.asked();
    expect(await american.page.title()).toMatch(/^✦ Your turn/);
    const waiting = british.page.locator('#prompt .waiting');
    await waiting.waitFor();
    expect(await waiting.innerText()).toMatch(/American.*committees.*§ 4\.0/is);
    expect(await british.page.title()).toMatch(/^American · /);
    expect(await british.choices.count()).toBe(0);
    await Promise.all([american.close(), british.close()]);
  });
});

describe('a spectator', () => {
  it('sees the board and the story, but no hand and no choices', async () => {
    const { id, tokens } = await house.laySaved('battle', { seats: [ME, ME] });
    const player = await house.visit();
    await player.sit(id, tokens[0]);
    const titles = await player.page.locator('#hand .card .title').allInnerTexts();
    expect(titles.length).toBeGreaterThan(0);
    const watcher = await house.visit();
    await watcher.sit(id);
    await watcher.page.locator('#prompt .waiting').first().waitFor();
    expect(await watcher.choices.count()).toBe(0);
    expect(await watcher.page.locator('#hand').count()).toBe(0);
    expect(await watcher.page.locator('[aria-label*="can be chosen"]').count()).toBe(0);
    await watcher.tab('Cards');
    await watcher.page.getByText(/American: \d in hand/).waitFor();
    await player.tab('Chat');
    await player.page.getByText('1 is watching').waitFor();
    await Promise.all([player.close(), watcher.close()]);
  });
});

/** What is told of a table survives; `broken` is done to the line in the middle of it. */
async function goesOn(laid: Laid, breakIt: () => Promise<void>, mendIt: () => Promise<void>): Promise<void> {
  const visitor = await house.visit();
  await visitor.sit(laid.id, laid.tokens[0]);
  await visitor.choices.first().click();
  await visitor.log.filter({ hasText: 'place a PC marker' }).waitFor();
  const log = await visitor.log.innerText();
  const marked = (): Promise<number> => visitor.log.getByText('place a PC marker').count();
  const before = await marked();
  await breakIt();
  await visitor.page.getByText('reconnecting').waitFor();
  const choice = visitor.choices.first();
  await choice.click();
  await visitor.page.getByText('will be sent as soon as').waitFor();
  expect(await visitor.log.innerText()).toBe(log);
  await mendIt();
  await visitor.page.evaluate(() => window.dispatchEvent(new Event('online')));
  await visitor.page.getByText('reconnecting').waitFor({ state: 'detached' });
  await visitor.page.waitForFunction((count) => (document.querySelector('.log')?.textContent?.match(/place a PC marker/g) ?? []).length > count, before);
  expect(await marked()).toBe(before + 1);
  const after = await visitor.log.innerText();
  await visitor.page.reload();
  await visitor.ready();
  await visitor.asked();
  expect(await visitor.log.innerText()).toBe(after);
  await visitor.close();
}

describe('the line', () => {
  it('is mended by itself when the network was away, and nothing is lost', async () => {
    await goesOn(
      await house.lay({ seats: [ME, CHANCE] }),
      async () => house.line.cut(),
      async () => house.line.mend(),
    );
  });

  it('is mended over a kill -9 and a restart of the server in mid-game', async () => {
    await goesOn(
      await house.lay({ seats: [ME, CHANCE] }),
      () => house.kill(),
      () => house.serve(),
    );
  });
});

describe('one person', () => {
  it('may hold both sides, two-handed', async () => {
    const visitor = await house.visit();
    await visitor.button('New game', visitor.game('Skirmish')).click();
    await visitor.page.getByLabel('Blue').selectOption('me');
    await visitor.page.getByLabel('Solo').check();
    await visitor.button('Create game').click();
    await visitor.ready();
    const played = await clickToTheEnd(visitor.page, 400);
    expect(played.over).toBe(true);
    await visitor.close();
  });

  it('may pass the device, behind a curtain', async () => {
    const visitor = await house.visit();
    await visitor.button('New game', visitor.game('Skirmish')).click();
    await visitor.page.getByLabel('Blue').selectOption('me');
    await visitor.page.getByLabel('Hot seat').check();
    await visitor.button('Create game').click();
    await visitor.button(/I am the Red player/).click();
    await visitor.asked();
    const red = await visitor.page.locator('#hand').innerText();
    await visitor.choices.first().click();
    await visitor.button(/I am the Blue player/).waitFor();
    expect(await visitor.page.locator('#hand, .map, #prompt').count()).toBe(0);
    await visitor.page.keyboard.press('Enter');
    await visitor.asked();
    expect(await visitor.prompt.innerText()).toContain('Blue');
    expect(await visitor.page.locator('#hand').innerText()).not.toBe(red);
    await visitor.close();
  });
});

describe('seats', () => {
  it('are left, played by an agent, taken back, and taken over by another', async () => {
    const { id, tokens } = await house.lay({ game: 'skirmish', seats: [ME, ME] });
    const red = await house.visit();
    await red.sit(id, tokens[0]);
    const blue = await house.visit();
    await blue.sit(id, tokens[1]);
    await red.asked();
    await blue.asked();
    await red.choices.first().click();
    await blue.choices.first().click();
    await red.log.filter({ hasText: 'bid' }).first().waitFor();

    let menu = await blue.menu();
    await menu.getByLabel('Bot').selectOption('random');
    await blue.button('Let a bot play for me', menu).click();
    await blue.button('Take my seat back', menu).click();
    await menu.waitFor({ state: 'detached' });
    await blue.ready();
    menu = await blue.menu();
    await blue.button('Leave game', menu).click();
    await blue.page.getByRole('heading', { name: 'My games' }).waitFor();

    const other = await house.visit({ name: 'Ann' });
    await other.sit(id);
    menu = await other.menu();
    await other.button('Take over', menu).click();
    await menu.waitFor({ state: 'detached' });
    await other.ready();
    await red.tab('Chat');
    await red.page.getByText('Blue: Ann').waitFor();
    await Promise.all([red.close(), blue.close(), other.close()]);
  });
});
