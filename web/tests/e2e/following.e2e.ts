/** Following the play: what bots do is played step by step, marked on the map, repeated after a reload, and undone in one click. */
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedScene } from '../../src/play/changes';
import type { Story } from '../../src/play/sent';
import { changed } from '../../src/play/story';
import { House, ME, PHONE, SHOTS } from './house';
import type { Visitor } from './visitor';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());
const BOT = { kind: 'agent', agent: 'non-player' };
const WATCHING = { playback: true, pace: 'fast', motion: 'on', confirmFinal: false };

/** From now on the page notes every line that is played, every stack on its way and all dice on the map. */
function observe(visitor: Visitor): Promise<void> {
  return visitor.page.evaluate(() => {
    const seen = { lines: new Set<number>(), flights: 0, dice: 0 };
    const look = (): void => {
      for (const each of document.querySelectorAll<HTMLElement>('.playback [data-line]')) seen.lines.add(Number(each.dataset['line']));
      if (document.querySelector('.told .flight .army, .told .flight g')) seen.flights++;
      if (document.querySelector('.told .dice svg')) seen.dice++;
    };
    Object.assign(window, { seen });
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-line'] });
    look();
  });
}

const noted = (visitor: Visitor): Promise<{ lines: number[]; flights: number; dice: number }> =>
  visitor.page.evaluate(() => {
    const { seen } = window as unknown as { seen: { lines: Set<number>; flights: number; dice: number } };
    return { ...seen, lines: [...seen.lines].sort((a, b) => a - b) };
  });

/** What the server says has happened since one's last decision. */
function told(visitor: Visitor, id: string, token: string): Promise<Story> {
  return visitor.page.evaluate(
    ([table, secret]) =>
      new Promise<never>((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/live`);
        socket.onopen = () => {
          socket.send(JSON.stringify({ type: 'hello', token: secret }));
          socket.send(JSON.stringify({ type: 'story', id: 1 }));
        };
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data as string) as { type: string };
          if (message.type !== 'story' && message.type !== 'refused') return;
          socket.close();
          done(message as never);
        };
      }),
    [id, token] as const,
  );
}

/** The spaces that are not as they were, whatever is done to them later. */
function changedBy({ scene, beats }: Story): number[] {
  const found = new Set<number>();
  let before = scene;
  for (const beat of beats) {
    const after = changedScene(before, beat.scene);
    for (const space of changed(before, after).spaces) found.add(space);
    before = after;
  }
  return [...found].sort((a, b) => a - b);
}

const marked = (visitor: Visitor): Promise<number[]> =>
  visitor.page.evaluate(() => [...document.querySelectorAll<SVGElement>('.told [data-changed]')].map((each) => Number(each.dataset['changed'])).sort((a, b) => a - b));

/** Step by step to the end of the story, as the key does it. */
async function stepThrough(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.locator('.playback').waitFor();
  if (await page.locator('.playback').getByRole('button', { name: 'Pause' }).count()) await page.keyboard.press('K');
  const forward = page.locator('.playback').getByRole('button', { name: 'Step forward' });
  const places = new Set<string>();
  while (await forward.isEnabled()) {
    await page.keyboard.press(']');
    places.add(await page.evaluate(() => {
      const panel = document.querySelector('.playback')!;
      return `${panel.classList.contains('low')} ${Math.round(panel.querySelector('.acts')!.getBoundingClientRect().top)}`;
    }));
  }
  expect(new Set([...places].map((each) => each.split(' ')[0])).size, `the buttons stay where they are: ${[...places].join(', ')}`).toBe(places.size);
}

/** What can be chosen now. */
const open = (visitor: Visitor): Locator => visitor.page.locator('#prompt button.choice:enabled');

const settle = async (visitor: Visitor): Promise<void> => {
  expect(await visitor.asked()).toBe(true);
};

/** Choose, and wait until the table has gone on and asks again. */
async function act(visitor: Visitor, choice: Locator): Promise<void> {
  const shown = (): string => `${document.querySelector('#prompt')!.textContent} ${document.querySelector('.log')!.textContent}`;
  const before = await visitor.page.evaluate(shown);
  await choice.click();
  await visitor.page.waitForFunction((text) => `${document.querySelector('#prompt')!.textContent} ${document.querySelector('.log')!.textContent}` !== text, before);
  await settle(visitor);
}

describe('four seats, three of them bots', () => {
  it('plays every act of three turns, marks what changed, and repeats it after a reload', async () => {
    const visitor = await house.visit(WATCHING);
    const { id, tokens } = await house.laySaved('turn', { seats: [ME, BOT, BOT, BOT] });
    const token = tokens[0]!;
    await visitor.sit(id, token);
    await settle(visitor);
    await observe(visitor);
    let story: Story;
    do {
      // Passing leaves the turn to the others; whatever else is asked is answered somehow.
      const pass = open(visitor).filter({ hasText: /^\W*\d?\W*Pass/ });
      await act(visitor, ((await pass.count()) ? pass : open(visitor)).first());
      story = await told(visitor, id, token);
    } while (new Set(story.log.filter(({ kind }) => ['command', 'event', 'passed'].includes(kind)).map(({ ply }) => ply)).size < 3);

    await stepThrough(visitor);
    const lines = story.log.map(({ i }) => i);
    expect((await noted(visitor)).lines).toEqual(expect.arrayContaining(lines));
    expect(await visitor.page.locator('.playback .turn').count()).toBeGreaterThanOrEqual(3);
    await visitor.page.screenshot({ path: join(SHOTS, 'following-four.png') });
    await visitor.page.keyboard.press('X');
    await visitor.page.locator('.playback').waitFor({ state: 'detached' });
    expect(await marked(visitor)).toEqual(changedBy(story));
    expect(changedBy(story).length).toBeGreaterThan(0);
    const below = await visitor.page.evaluate(() => {
      const [mark, name] = ['.told [data-changed]', '.map text.label'].map((each) => document.querySelector(each)!);
      return mark!.closest('svg') === name!.closest('svg') && (mark!.compareDocumentPosition(name!) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
    });
    expect(below, 'marks lie below the names').toBe(true);
    await visitor.page.screenshot({ path: join(SHOTS, 'following-marks.png') });

    await visitor.page.reload();
    await visitor.ready();
    await settle(visitor);
    await observe(visitor);
    await visitor.button('What just happened?').click();
    await stepThrough(visitor);
    expect((await noted(visitor)).lines).toEqual(lines);
    await visitor.page.keyboard.press('X');
    expect(await marked(visitor)).toEqual(changedBy(story));
    const moved = story.log.some(({ way }) => way);
    if (moved) expect(await visitor.page.locator('.told .way.last').count()).toBe(1);

    await act(visitor, open(visitor).first());
    await visitor.page.keyboard.press('X');
    expect(await marked(visitor), 'the marks of what came before go when one acts').toEqual(changedBy(await told(visitor, id, token)));
    await visitor.close();
  });
});

describe('two seats and dice', () => {
  it('plays a bot’s turn by itself, dice where they are rolled, again after a reload, and undoes it in one click', async () => {
    const visitor = await house.visit(WATCHING);
    const { id, tokens } = await house.laySaved('battle', { seats: [{ kind: 'agent', agent: 'random' }, ME] });
    const token = tokens[1]!;
    await visitor.sit(id, token);
    await settle(visitor);
    expect(await visitor.page.locator('.stand.now.tone-red').count(), 'the frame in the top bar is around who is to move').toBe(1);
    expect(await visitor.page.locator('.stand.now').count()).toBe(1);
    let story: Story;
    let asked = '';
    // A march into battle: the dice fall when the bot has answered.
    do {
      await observe(visitor);
      asked = await visitor.prompt.locator('h2').innerText();
      const battle = open(visitor).filter({ has: visitor.page.locator('.odds') });
      await act(visitor, (await battle.count()) ? battle.first() : open(visitor).last());
      story = await told(visitor, id, token);
    } while (!story.log.some(({ dice, seat }) => dice.length && seat === 0));

    // Left alone it plays to its end and goes.
    await visitor.page.locator('.playback').waitFor({ state: 'detached' });
    const live = await noted(visitor);
    const lines = story.log.map(({ i }) => i);
    expect(live.lines).toEqual(expect.arrayContaining(lines));
    expect(live.dice).toBeGreaterThan(0);
    expect(await marked(visitor)).toEqual(changedBy(story));

    await visitor.page.setViewportSize(PHONE);
    await visitor.page.reload();
    await visitor.ready();
    await settle(visitor);
    await observe(visitor);
    await visitor.page.keyboard.press('N');
    await stepThrough(visitor);
    expect((await noted(visitor)).lines).toEqual(lines);
    expect((await noted(visitor)).dice).toBeGreaterThan(0);
    await visitor.page.screenshot({ path: join(SHOTS, 'following-phone.png') });
    await visitor.page.keyboard.press('X');

    const now = await visitor.prompt.innerText();
    await visitor.button(/^Undo$/).click();
    await visitor.promptAfter(now);
    await visitor.asked();
    expect(await visitor.prompt.locator('h2').innerText()).toBe(asked);
    expect(await visitor.log.innerText()).toMatch(/undo of the last move, and with it/);
    await visitor.close();
  });
});
