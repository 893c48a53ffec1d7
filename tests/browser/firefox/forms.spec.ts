import { expect, test } from '@playwright/test';

import { openHydrated } from '../hydration.ts';
import { hasFirefox, NO_FIREFOX } from './firefox.ts';

test.skip(!hasFirefox, NO_FIREFOX);

test('a box that was not right is free again in Firefox as soon as it is', async ({ page }) => {
  await openHydrated(page, '/company/contact');
  const form = page.locator('main form');
  const email = form.locator('[name="email"]');
  await email.pressSequentially('robin@castellan');
  await form.locator('button[type="submit"]').click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.press('End');
  await email.pressSequentially('.example');
  await expect(email).not.toHaveAttribute('aria-invalid');
});
