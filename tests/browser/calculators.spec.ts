import { expect, test } from '@playwright/test';
import { findAccessibilityProblems } from './accessibility';
import { figuresOf, loadOf, PAGE, partOf, SEQUENCE, wake } from './calculators';
import { recordComplaints } from './complaints';
import { openHydrated } from './hydration';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sequence is stepped through by keyboard, and paper gets its last state', async ({
    page,
  }) => {
    await page.goto(SEQUENCE);
    const drawing = page.locator('.sequence').getByRole('img');
    const steps = page.locator('.sequence').getByRole('radio');
    await expect(steps.first()).toBeChecked();
    await expect(page.locator('.sequence')).toContainText('396 ms');
    const shown = [await drawing.screenshot()];
    await steps.first().focus();
    for (const name of [/^82 ms/, /^396 ms/]) {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name })).toBeChecked();
      shown.push(await drawing.screenshot());
    }
    expect(new Set(shown.map((picture) => picture.toString('base64'))).size).toBe(3);
    await steps.first().check({ force: true });
    const stateOf = () =>
      drawing.evaluate((svg) => getComputedStyle(svg).getPropertyValue('--from-3'));
    expect(await stateOf()).toBe('0');
    await page.emulateMedia({ media: 'print' });
    expect(await stateOf()).toBe('');
  });
});

test('the keyboard alone operates it', async ({ page }) => {
  const complaints = await recordComplaints(page);
  await openHydrated(page, '/insights');
  await page.locator(`main a[href="${PAGE}"]`).first().click();
  await wake(page);
  await loadOf(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('500');
  await expect(figuresOf(page).first()).toHaveText('300 kVAr');
  await page.keyboard.press('Tab');
  await expect(partOf(page).getByRole('textbox', { name: 'Power factor now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PAGE);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(partOf(page).locator('.row')).toBeHidden();
  expect(complaints).toEqual([]);
});
