/** Handbooks and the report: every page by keyboard and axe-core, links from terms, and the gallery at a table. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANCE, House, ME, PHONE } from './house';
import { look } from './looking';

const house = new House();
beforeAll(() => house.open());
afterAll(() => house.close());

describe('a handbook', () => {
  it('has rules with contents and links, charts, cards and a glossary', async () => {
    const visitor = await house.visit();
    const { page } = visitor;
    await page.goto(`${house.address}/#/handbook`);
    await page.getByRole('heading', { name: 'General glossary' }).waitFor();
    await look(visitor, 'handbooks');
    await page.goto(`${house.address}/#/handbook/liberty-or-death/rules`);
    await page.getByRole('button', { name: '3 Commands' }).press('Enter');
    await page.getByRole('link', { name: 'Provinces' }).first().click();
    await page.locator('.glossary dt', { hasText: 'Province' }).first().waitFor();
    await look(visitor, 'handbook-glossary');
    await page.getByRole('link', { name: 'Charts and aids' }).click();
    await page.getByRole('heading', { name: 'Indians aid' }).waitFor();
    await look(visitor, 'handbook-aids');
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await look(visitor, 'handbook-rules');
    const faces = await page.evaluate(() => ['body', 'main dd', 'main h2'].map((each) => {
      const { fontFamily, fontSize } = getComputedStyle(document.querySelector(each)!);
      return `${fontSize} ${fontFamily}`;
    }));
    expect(faces[1], 'a rule reads as any text, not as a heading').toBe(faces[0]);
    expect(faces[2]).not.toBe(faces[0]);
    expect(await page.getByRole('link', { name: 'Handbooks' }).getAttribute('aria-current')).toBe('page');
    await page.goto(`${house.address}/#/handbook/washingtons-war/cards`);
    await page.getByText('22 cards: Nos. 1–22').waitFor();
    await visitor.close();
  });

  it('fits a phone', async () => {
    const visitor = await house.visit({}, PHONE);
    await visitor.page.goto(`${house.address}/#/handbook/washingtons-war/cards`);
    await visitor.page.locator('.gallery li').first().waitFor();
    await look(visitor, 'handbook-cards-phone');
    await visitor.close();
  });
});

it('the gallery tells where each card is, and a finished game has its report', async () => {
  const visitor = await house.visit();
  const { page } = visitor;
  const { id, tokens } = await house.laySaved('battle', { seats: [CHANCE, ME] });
  await visitor.sit(id, tokens[1]!);
  await visitor.tab('Cards');
  await visitor.button('All cards …').click();
  const gallery = visitor.dialog('All cards');
  await gallery.getByRole('button', { name: /Your hand \d/ }).click();
  await gallery.getByText(new RegExp(`^${await page.locator('#hand li').count()} of \\d+ cards`)).waitFor();
  await gallery.getByRole('button', { name: /Not seen yet \d/ }).click();
  await look(visitor, 'gallery');
  await page.keyboard.press('Escape');
  const menu = await visitor.menu();
  await visitor.button('Resign…', menu).click();
  await visitor.button('Yes, resign', menu).click();
  await page.getByRole('link', { name: 'After-action report' }).click();
  await page.getByRole('heading', { name: 'The story' }).waitFor();
  expect(await page.locator('.verdict').innerText()).toContain('American won');
  await look(visitor, 'report');
  await visitor.close();
});
