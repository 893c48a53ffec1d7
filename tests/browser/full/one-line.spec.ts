import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

import { hydrate, openHydrated } from '../hydration';

const PAGE = '/products/build';

const drawingOf = (page: Page) => page.locator('.one-line__paper').getByRole('img');
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('a table says what each answer adds, and the answers can be sent', async ({ page }) => {
        await page.goto(PAGE);
        await expect(drawingOf(page)).toBeVisible();
        await expect(page.locator('.bill + .bill tbody tr')).toHaveCount(5);
        await expect(page.getByText(/^Without scripts the drawing stays/)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Start again' })).toBeHidden();
        await choose(page, '34.5 kV');
        await page.getByRole('checkbox', { name: /^Lights burn all night/ }).check();
        await expect(page.getByRole('button', { name: 'Send this drawing' })).toBeVisible();
        // The page runs no scripts; this reads what the form would send natively.
        const sent = await page
          .locator('#one-line')
          .evaluate((form) => [...new FormData(form as HTMLFormElement)].map(String));
        expect(sent).toEqual(expect.arrayContaining(['kv,34.5 kV', 'n,6', 'solve,lights']));
      });
    });
  });
}

test('what was chosen before scripts were there stays, and the address says the rest', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/entry-client-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${PAGE}?kv=480+V&n=4&solve=penalty&solve=ring`);
  await choose(page, '8');
  await page.getByRole('checkbox', { name: /^Lights burn all night/ }).check();
  release();
  await hydrate(page);
  await expect(page.getByRole('radio', { name: '480 V' })).toBeChecked();
  await expect(page.getByRole('radio', { name: '8', exact: true })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Lights burn all night/ })).toBeChecked();
  await expect(drawingOf(page).locator('text', { hasText: /^F\d+$/ })).toHaveCount(8);
  await choose(page, '6');
  await expect(page.getByRole('main').getByRole('status')).toContainText('480 V, 6 feeders');
});

test('the keyboard alone changes the drawing', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.getByRole('radio', { name: '13.8 kV' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(drawingOf(page).locator('text').first()).toBeVisible();
  await expect(page).toHaveURL(/kv=4\.16\+kV/);
});

test('words of the drawing keep clear of each other, whatever is chosen', async ({ page }) => {
  const all = 'solve=penalty&solve=ring&solve=lights&solve=relays';
  for (const count of [3, 4, 5, 6, 8, 10, 12]) {
    for (const voltage of ['13.8+kV', '480+V']) {
      await openHydrated(page, `${PAGE}?kv=${voltage}&n=${count}&${all}`);
      await expect(page.getByRole('radio', { name: String(count), exact: true })).toBeChecked();
      const clashes = await drawingOf(page)
        .locator('text')
        .evaluateAll((words) => {
          const boxes = words.map((word) => ({
            text: word.textContent,
            box: word.getBoundingClientRect(),
          }));
          return boxes.flatMap(({ text, box: a }, index) =>
            boxes
              .slice(index + 1)
              .filter(
                ({ box: b }) =>
                  a.left < b.right &&
                  b.left < a.right &&
                  a.top + 3 < b.bottom &&
                  b.top + 3 < a.bottom,
              )
              .map((other) => `${text} / ${other.text}`),
          );
        });
      expect(clashes, `${count} feeders at ${voltage}`).toEqual([]);
    }
  }
});
