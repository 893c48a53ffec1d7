import type { Page } from '@playwright/test';
import { holdRequests } from '../hold-requests.ts';
import { openHydrated } from '../hydration.ts';
import { BUTTONS, describeButton, OWN_BUTTONS, press, recordEffects } from '../press-buttons.ts';
import { buildOf, expect, expectNew, KINDS, test } from './deploy-site.ts';

// The controls in a tab that was opened before a deploy.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const NARROW = { width: 390, height: 844 };
const COMPARISON = '/products/compare';

/** Collects the errors that the page throws from now on. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test.describe('narrow', () => {
  test.use({ viewport: NARROW });

  for (const path of KINDS) {
    test(`every button of ${path} still does something`, async ({ page, oldTab }) => {
      test.setTimeout(120_000);
      const errors = recordErrors(page);
      await recordEffects(page);
      await oldTab.openOld(page, path);
      const buttons = page.locator(path === '/' ? BUTTONS : OWN_BUTTONS);
      const count = await buttons.count();
      if (path === '/') expect(count).toBeGreaterThan(0);
      const dead: string[] = [];
      for (let index = 0; index < count; index += 1) {
        if (index > 0) await oldTab.openOld(page, path);
        const name = await describeButton(buttons.nth(index));
        if (!(await press(page, buttons.nth(index)))) dead.push(name);
      }
      expect(dead).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});

test('Load More that was ready goes on in the new version', async ({ page, oldTab }) => {
  await oldTab.deploy('first');
  await openHydrated(page, '/insights');
  const old = await buildOf(page);
  const more = page.locator('main a[href="/insights/page/2"]');
  // Data fetched before the deploy would be shown as it is.
  const letGo = await holdRequests(page, '**/insights/page/2.json');
  const ready = page.waitForResponse(/further-page/);
  await more.focus();
  await ready;
  await oldTab.deploy('second');
  letGo();
  await more.click();
  await expectNew(page, old, '/insights/page/2');
});

test('a comparison chooses its columns in place', async ({ page, oldTab }) => {
  await oldTab.openOld(page, COMPARISON);
  const boxes = page.locator('main fieldset input[type="checkbox"]');
  const columns = page.locator('.compare thead th a:visible');
  await expect(boxes.first()).toBeChecked();
  const all = await boxes.count();
  const begun = await columns.count();
  await boxes.first().uncheck();
  await expect(columns).toHaveCount(begun - 1);
  await expect(page).toHaveURL(/\?products=/);
  await page.locator(`main p > a[href="${COMPARISON}"]`).click();
  await expect(columns).toHaveCount(all);
});
