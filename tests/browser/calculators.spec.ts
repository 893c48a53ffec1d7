import { expect, test } from '@playwright/test';
import { findAccessibilityProblems } from './accessibility.ts';
import { figuresOf, loadOf, PAGE, partOf, wake } from './calculators.ts';
import { recordConsoleMessages } from './console-messages.ts';
import { isMarked, markWindow, openHydrated } from './hydration.ts';

test('the inquiry link carries values and results, without a new document', async ({ page }) => {
  await openHydrated(page, PAGE);
  await markWindow(page);
  await wake(page);
  const before = await figuresOf(page).first().innerText();
  await loadOf(page).fill('2000');
  await expect(figuresOf(page).first()).not.toHaveText(before);
  const figures = await figuresOf(page).allTextContents();
  await partOf(page).getByRole('link', { name: 'Ask for this bank' }).click();
  await expect(page).toHaveURL('/company/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/Active power: 2,000 kW/);
  for (const figure of figures) await expect.poll(() => message.inputValue()).toContain(figure);
  await expect(page.getByLabel('It is about')).toHaveValue('product:powersync');
  expect(await isMarked(page)).toBe(true);
  const card = page.getByRole('form').getByRole('table');
  await expect(card.getByRole('cell', { name: '2,000 kW' })).toBeVisible();
  for (const figure of figures) await expect(card).toContainText(figure);
  await page.reload();
  await expect(card).toContainText(figures[0] ?? '?');
});

test('a form shows no result that nobody asked about', async ({ page }) => {
  for (const query of ['', '?calculator=PowerFactor,1,2&message=Hi', '?calculator=x&message=Hi']) {
    await openHydrated(page, `/company/contact${query}`);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(query && 'Hi');
    await expect(page.getByRole('form').getByRole('table')).toHaveCount(0);
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('the keyboard alone operates it', async ({ page }) => {
  const consoleMessages = await recordConsoleMessages(page);
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
  expect(consoleMessages).toEqual([]);
});
