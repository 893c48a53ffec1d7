import { expect, test } from '@playwright/test';
import { findAccessibilityProblems } from './accessibility';
import { figuresOf, loadOf, PAGE, partOf, wake } from './calculators';
import { recordComplaints } from './complaints';
import { openHydrated } from './hydration';

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
