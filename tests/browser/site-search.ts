import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search the site' });
export const boxOf = (page: Page) => dialogOf(page).getByRole('combobox');

export async function openByKey(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(boxOf(page)).toBeFocused();
}
