import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { products } from '../site/facts.ts';
import { openHydrated } from './hydration.ts';

const [first, second] = products;
const FOLDER = '/folder';
const rows = (page: Page) => page.locator('.folder__group li');
const count = (page: Page) => page.locator('header [data-folder]');
/** The names of the files of a folder, in order. */
const names = (page: Page) => rows(page).locator('a').allTextContents();

/** Opens the page of the folder, and fills it with the first of the sets that it offers. */
async function openFilled(page: Page) {
  await openHydrated(page, FOLDER);
  await page.locator('.folder__set').first().click();
  await expect(rows(page)).not.toHaveCount(0);
}

/** Presses the button of a product on the page of downloads. */
async function collect(page: Page, name = '') {
  await page.getByRole('button', { name: new RegExp(`: ${name}$`) }).click();
}

test('files of several pages come together, on this device and in every tab', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/support/downloads');
  await expect(count(page)).not.toHaveAttribute('data-count');
  await collect(page, first?.name);
  await expect(count(page)).toHaveAttribute('data-count');
  const label = await count(page).getAttribute('data-count');
  expect(Number(label)).toBeGreaterThan(4);
  const other = await context.newPage();
  await openHydrated(other, FOLDER);
  await expect(rows(other)).toHaveCount(Number(label));
  await collect(page, second?.name);
  await expect(other.locator('.folder__group')).toHaveCount(2);
  const both = await count(page).getAttribute('data-count');
  expect(Number(both)).toBeGreaterThan(Number(label));
  await expect(rows(other)).toHaveCount(Number(both));
  await expect(count(other)).toHaveAttribute('aria-label', new RegExp(`\\b${both}\\b`));
  await collect(page, first?.name);
  await expect(other.locator('.folder__group')).toHaveCount(1);
});

test('what is taken out comes back, and the focus with it', async ({ page }) => {
  await openFilled(page);
  const before = await names(page);
  const remove = page.locator('.folder__group .icon-button');
  const next = await remove.nth(1).getAttribute('aria-label');
  await remove.first().click();
  await expect(rows(page)).toHaveCount(before.length - 1);
  await expect(remove.first()).toBeFocused();
  await expect(remove.first()).toHaveAttribute('aria-label', String(next));
  await page.locator('.folder__undo button').click();
  await expect.poll(() => names(page)).toEqual(before);
  await expect(remove.first()).toBeFocused();
});

test('the archive holds the files and the list', async ({ page }) => {
  await openFilled(page);
  const files = await rows(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('download')));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.folder__actions .button--primary').click(),
  ]);
  const { list, ...packed } = Object.fromEntries(
    Object.entries(unzipSync(readFileSync(await download.path()))).map(([name, bytes]) => [
      name === 'list.txt' ? 'list' : name,
      bytes,
    ]),
  );
  expect(Object.keys(packed)).toEqual(files);
  for (const name of await names(page)) expect(strFromU8(list ?? new Uint8Array())).toContain(name);
});

test('a file that does not answer is left out, and its row says so', async ({ page }) => {
  await openFilled(page);
  await page.route('**/*.pdf', (route) => route.abort());
  await Promise.all([
    page.waitForEvent('download'),
    page.locator('.folder__actions .button--primary').click(),
  ]);
  await expect(page.locator('.folder__why')).not.toHaveCount(0);
});

test('an address opens the same folder, of known files only', async ({ page }) => {
  const slug = first?.slug;
  const hostile = `file=${slug}.pdf.0&file=${slug}.exe.A&file=../../x.pdf.A&file=<img>&comparison=${slug},x`;
  await openHydrated(page, `${FOLDER}?${hostile}`);
  await expect(rows(page)).toHaveCount(1);
  // Nothing is kept before somebody asks for it.
  await expect(count(page)).not.toHaveAttribute('data-count');
  await page.locator('.folder__note button').click();
  await expect(page).toHaveURL(FOLDER);
  await expect(rows(page)).toHaveCount(1);
  // Its revision is an old one.
  await page.locator('.folder__why button').click();
  await expect(page.locator('.folder__why')).toHaveCount(0);
});

test('a damaged list is an empty one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ohmstead.folder', '{"a":[%E0%A4%A'));
  await openHydrated(page, FOLDER);
  await expect(page.locator('.folder__set')).not.toHaveCount(0);
  await expect(count(page)).not.toHaveAttribute('data-count');
});

test('the list travels with a question', async ({ page }) => {
  await openFilled(page);
  const [name = ''] = await names(page);
  await page.locator('.folder__actions .button--text').click();
  await expect(page).toHaveURL(/\/company\/contact/);
  await expect(page.locator('textarea[name="message"]')).toHaveValue(new RegExp(name));
});

test('an archive of each product takes the place of a folder whose script does not arrive', async ({
  page,
}) => {
  await page.route('**/folder-desk-*.js', (route) => route.abort());
  await openHydrated(page, FOLDER);
  await expect(page.locator('main a[href$=".zip"]')).toHaveCount(products.length);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an archive of each product takes the place of the folder', async ({ page }) => {
    await page.goto(FOLDER);
    await expect(page.locator('main a[href$=".zip"]')).toHaveCount(products.length);
    await expect(page.locator('main button:visible')).toHaveCount(0);
    await page.goto('/support/downloads');
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 500 } });

  const isSeen = (page: Page, selector: string) =>
    page.locator(`.folder__actions ${selector}`).evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

  test('the archive stays at the lower edge, and the other actions follow the list', async ({
    page,
  }) => {
    await openFilled(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => isSeen(page, '.button--primary')).toBe(true);
    expect(await isSeen(page, '.button--text')).toBe(false);
    await page.locator('.folder__actions .button--text').scrollIntoViewIfNeeded();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('.folder__link')).toBeVisible();
  });

  test('a key that reaches an action brings it into view', async ({ page }) => {
    await openFilled(page);
    await page.evaluate(() => scrollTo(0, 0));
    const last = page.locator('.folder__group .icon-button').last();
    await last.focus();
    for (const action of ['.button--primary', '.button--secondary', '.button--text']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(`.folder__actions ${action}`)).toBeFocused();
      await expect.poll(() => isSeen(page, action), action).toBe(true);
    }
  });
});

test('on a phone each file has a cell, also where a kind has two', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/support/downloads');
  const lefts = await page
    .locator('.downloads tbody tr')
    .first()
    .evaluate((card) => {
      const links = [...card.querySelectorAll('td [data-kind]')];
      links.at(-1)?.after(links.at(-1)?.cloneNode(true) ?? '');
      return [...card.querySelectorAll('td [data-kind]')].map((one) =>
        Math.round(one.getBoundingClientRect().left),
      );
    });
  expect(lefts.length).toBeGreaterThan(4);
  expect(lefts).toEqual(lefts.map((_, index) => lefts[index % 4]));
});
