/** Hands that play a game to its end: one clicks whatever is lit, one uses the keyboard alone. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './house';
import type { Visitor } from './visitor';

const MOST_GAMES = 6;
const MOST_CLICKS = 5000;

export interface Played {
  over: boolean;
  clicks: Record<string, number>;
}

/** In the page: click lit things (map, hand, points, prompt, menu, odds) until the game is over, or
 * until the log says something. */
export function clickToTheEnd(page: Page, most: number, until = ''): Promise<Played> {
  return page.evaluate(async ([limit, words]) => {
    const clicks: Record<string, number> = { map: 0, hand: 0, points: 0, prompt: 0, menu: 0, odds: 0 };
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    let seed = 7;
    const any = <T,>(list: T[]): T => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return list[seed % list.length]!;
    };
    const click = (where: string, element: Element): void => {
      clicks[where]!++;
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 300, clientY: 300 }));
    };
    const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 4));
    let idle = 0;
    for (let made = 0; made < limit; ) {
      await settled();
      if (document.querySelector('#prompt .over')) return { over: true, clicks };
      if (words && document.querySelector('.log')?.textContent?.includes(words)) return { over: false, clicks };
      const commit = document.querySelector('dialog[open] .button.main');
      const menu = all('[role=menuitem]');
      const busy = document.querySelector('#prompt button.choice:disabled:not(.gone)');
      const choices = all('#prompt button.choice:not(:disabled)');
      if (commit) click('odds', commit);
      else if (menu.length) click('menu', any(menu));
      else if (busy || !choices.length) {
        if (++idle > 15_000) return { over: false, clicks };
        continue;
      } else {
        const lit = all('g.spot[aria-label*="can be chosen"]');
        const pieces = all('.army [role=button][aria-label*="can be chosen"]');
        const cards = all('#hand .card.lit');
        const points = all('.points button[aria-label*="can be chosen"]');
        const turn = made % 3;
        if (turn === 0 && lit.length) click('map', any(lit));
        else if (turn === 0 && pieces.length) click('map', any(pieces));
        else if (turn === 1 && cards.length) click('hand', any(cards));
        else if (turn < 2 && points.length) click('points', any(points));
        else click('prompt', any(choices));
        made++;
      }
      idle = 0;
      const before = document.querySelector('#prompt')!.textContent;
      for (let wait = 0; wait < 40 && document.querySelector('#prompt')?.textContent === before && !document.querySelector('[role=menu], dialog[open]'); wait++) await settled();
    }
    return { over: false, clicks };
  }, [most, until] as const);
}

/** Dice may end a game early: whole games, each begun anew, until enough was clicked. */
export async function clickGames(page: Page, enough: Record<string, number>, begin: () => Promise<void>): Promise<void> {
  const lacking = new Map(Object.entries(enough));
  for (let games = 0; lacking.size; games++) {
    if (games === MOST_GAMES) throw new Error(`in ${games} games too little was clicked: ${JSON.stringify([...lacking])}`);
    await begin();
    const { over, clicks } = await clickToTheEnd(page, MOST_CLICKS);
    if (!over) throw new Error(`game ${games + 1} came to no end: ${JSON.stringify(clicks)}`);
    for (const [where, number] of [...lacking]) {
      if (clicks[where]! < number) lacking.set(where, number - clicks[where]!);
      else lacking.delete(where);
    }
  }
}

/** The keyboard alone: keys that answer, varied; Enter where odds are shown. */
export async function keysToTheEnd(page: Page, most: number): Promise<{ over: boolean; presses: number }> {
  for (let presses = 0; presses < most; presses++) {
    const { kind, keys } = await page.evaluate(async (patience) => {
      for (const until = Date.now() + patience; Date.now() < until; ) {
        if (document.querySelector('#prompt .over')) return { kind: 'over', keys: [] };
        if (document.querySelector('dialog[open]')) return { kind: 'odds', keys: [] };
        const shown = [...document.querySelectorAll<HTMLElement>('#prompt button.choice:enabled kbd')].map((key) => key.dataset['key']!);
        if (shown.length) return { kind: 'ask', keys: shown };
        await new Promise((done) => setTimeout(done, 4));
      }
      return { kind: 'nothing', keys: [] };
    }, 90_000);
    if (kind === 'over' || kind === 'nothing') return { over: kind === 'over', presses };
    await page.keyboard.press(kind === 'odds' ? 'Enter' : keys[(presses * 7) % keys.length]!);
  }
  return { over: false, presses: most };
}

/** Press Tab until something with this name has the focus. */
export async function tabTo(page: Page, name: string, most = 400): Promise<void> {
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      // The page and the body of a dialog hold all their texts and are nothing to press.
      return !at || at === document.body || at.getAttribute('role') === 'group' ? '' : `${at.getAttribute('aria-label') ?? ''} ${at.innerText}`;
    });
    if (here.includes(name)) return;
  }
  throw new Error(`Tab never came to '${name}'`);
}

/** Somebody whose every drag and click counts. */
export class Hand {
  gestures = 0;

  constructor(readonly visitor: Visitor) {}

  /** Drag the stack of a space to another. */
  async drag(start: string, goal: string): Promise<void> {
    const { page } = this.visitor;
    const [from, to] = await Promise.all([start, goal].map((name) => this.visitor.space(name).getAttribute('data-space')));
    this.gestures++;
    await page.locator(`.army.draws[data-space="${from}"] [data-key]`).first().hover();
    await page.mouse.down();
    await this.visitor.space(goal).locator('circle').first().hover({ force: true });
    await page.locator(`circle.drawn[data-goal="${to}"]`).waitFor();
    await page.mouse.up();
    await page.locator('circle.drawn').waitFor({ state: 'detached' });
  }

  /** Drag something that lies beside the map to a space. */
  async bring(what: Locator, goal: string): Promise<void> {
    const { page } = this.visitor;
    const to = await this.visitor.space(goal).getAttribute('data-space');
    this.gestures++;
    await what.hover();
    await page.mouse.down();
    await this.visitor.space(goal).locator('circle').first().hover({ force: true });
    await page.locator(`circle.drawn[data-goal="${to}"]`).waitFor();
    await page.mouse.up();
    await page.locator('circle.drawn').waitFor({ state: 'detached' });
  }

  async click(choice: RegExp): Promise<void> {
    this.gestures++;
    await this.visitor.choices.filter({ hasText: choice }).first().click();
  }

  /** Wait until a space has somebody. */
  async sees(space: string, who: RegExp): Promise<void> {
    await expect.poll(() => this.visitor.space(space).getAttribute('aria-label'), { timeout: PATIENCE }).toMatch(who);
  }
}
