/** Somebody with a browser: pages, errors they gave, and the ways to a table. */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a page says of a line that a test has cut is no error of the page. */
const OF_THE_LINE = /WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource/;

export class Visitor {
  private errors: string[] = [];
  private broken: Promise<never>;

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly address: string,
  ) {
    this.broken = new Promise((_, broken) => {
      page.on('pageerror', (error) => {
        this.errors.push(`${error.message}\n${error.stack ?? ''}`);
        broken(error);
      });
    });
    this.broken.catch(() => undefined);
    page.on('console', (message) => {
      if (message.type() === 'error' && !OF_THE_LINE.test(message.text())) this.errors.push(message.text());
    });
  }

  /** Go away; the page must not have had an error. */
  async close(): Promise<void> {
    await this.context.close();
    expect(this.errors).toEqual([]);
  }

  game(title: string): Locator {
    return this.page.locator('article', { has: this.page.getByRole('heading', { name: title }) });
  }

  async toLobby(): Promise<void> {
    await this.page.goto(`${this.address}/#/`);
  }

  /** From the lobby to a table in two clicks: the opponent, and the side. */
  async playAs(side: string, opponent: string, game = "Washington's War"): Promise<void> {
    await this.game(game).getByRole('combobox').selectOption(opponent);
    await this.button(`Play as ${side}`, this.game(game)).click();
    await this.ready();
  }

  async ready(): Promise<void> {
    await Promise.race([this.page.locator('.map .spot').first().waitFor(), this.broken]);
  }

  async sit(id: string, token = ''): Promise<void> {
    await this.page.goto(`${this.address}/#/table/${id}${token ? `/${token}` : ''}`);
    await this.ready();
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name });
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }

  tab(name: string): Promise<void> {
    return this.page.getByRole('tab', { name: new RegExp(name) }).click();
  }

  async menu(): Promise<Locator> {
    await this.button('Menu').click();
    return this.page.locator('dialog[open]');
  }

  get prompt(): Locator {
    return this.page.locator('#prompt');
  }

  get log(): Locator {
    return this.page.locator('.log');
  }

  get choices(): Locator {
    return this.page.locator('#prompt button.choice:not(.gone)');
  }

  /** What a choice is called, heading included, without its odds. */
  async labelOf(choice: Locator): Promise<string> {
    const text = await choice.locator('.label').evaluate((label) => {
      const words = label.cloneNode(true) as HTMLElement;
      words.querySelector('.odds')?.remove();
      return words.textContent ?? '';
    });
    return text.replaceAll(/;|\s+/g, ' ').trim();
  }

  /** A space of the map by its name. */
  space(name: string): Locator {
    return this.page.locator(`g.spot[aria-label^="${name}"]`);
  }

  /** Wait until one is asked, or the game is over; true if asked. */
  async asked(): Promise<boolean> {
    await this.page.locator('#prompt .mine, #prompt .over').first().waitFor();
    return (await this.page.locator('#prompt .mine').count()) > 0;
  }

  /** What stands in the prompt, once it is something else. */
  async promptAfter(before: string): Promise<string> {
    await this.page.waitForFunction((text) => (document.querySelector('#prompt') as HTMLElement).innerText !== text, before);
    return this.prompt.innerText();
  }
}
