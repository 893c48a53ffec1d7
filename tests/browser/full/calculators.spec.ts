import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { figuresOf, loadOf, OUTAGE_PAGE, PAGE, partOf } from '../calculators.ts';
import { holdRequests } from '../hold-requests.ts';
import { openHydrated } from '../hydration.ts';

const SCRIPT = /calculator-panel-[\w-]+\.js/;
/** What it computes with. */
const FORMULAS = /calculators-[\w-]+\.js/;

/** Controls that look editable. */
const writableOf = (page: Page) =>
  partOf(page).locator('input:not([readonly]), select:has(option + option), button');

test('a blocked script leaves the result', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  const blocked = page.waitForEvent('requestfailed', (request) => SCRIPT.test(request.url()));
  await openHydrated(page, PAGE);
  await blocked;
  await expect(figuresOf(page).first()).toHaveText('659 kVAr');
  await expect(writableOf(page)).toHaveCount(0);
});

test('a calculator that fails leaves the page', async ({ page }) => {
  await page.route(FORMULAS, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Math.hypot', '(()=>{throw Error("broken")})');
    await route.fulfill({ response, body });
  });
  const failed = page.waitForEvent('console', (message) => message.text().includes('broken'));
  await openHydrated(page, PAGE);
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('shows its inputs before hydration, so that none appears behind the focus', async ({
  page,
}) => {
  const listStops = () =>
    partOf(page)
      .locator('input, select, a, button, [tabindex]')
      .evaluateAll((stops) => stops.map(({ tagName, id }) => `${tagName} ${id}`));
  const release = await holdRequests(page, SCRIPT);
  await openHydrated(page, PAGE);
  const stops = await listStops();
  await loadOf(page).focus();
  await expect(loadOf(page)).not.toBeEditable();
  release();
  await expect(loadOf(page)).toBeEditable();
  await expect(loadOf(page)).toBeFocused();
  expect(await listStops()).toEqual(stops);
});

for (const width of [320, 390, 1440]) {
  test(`its label can be read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [PAGE, OUTAGE_PAGE]) {
      await page.goto(path);
      const small = await page.locator('.exhibit svg').evaluateAll((drawings) =>
        drawings.flatMap((drawing) => {
          const paper = drawing.getBoundingClientRect();
          const scale = paper.width / (drawing as SVGSVGElement).viewBox.baseVal.width;
          return Array.from(drawing.querySelectorAll('text'))
            .filter((label) => label.checkVisibility())
            .filter((label) => {
              const { left, right } = label.getBoundingClientRect();
              const size = Number.parseFloat(getComputedStyle(label).fontSize) * scale;
              return size < 10.5 || left < paper.left - 2 || right > paper.right + 2;
            })
            .map((label) => label.textContent);
        }),
      );
      expect(small).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
}
