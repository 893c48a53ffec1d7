import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const WIDTH = 390;
export const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

export async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menuOf(page)).toBeVisible();
}

export const isFocusAstray = () =>
  document.activeElement !== document.body && !document.activeElement?.closest('dialog');
