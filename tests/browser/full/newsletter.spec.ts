import type { Page } from '@playwright/test';

import { findAccessibilityProblems } from '../accessibility';
import { recordComplaints } from '../complaints';
import { readKept } from '../enquiry';
import { expect, test } from '../forms-site';
import { hydrate, openHydrated } from '../hydration';

test.describe.configure({ mode: 'default' });

const ADDRESS = 'robin@castellan.example';

const places = [
  { place: 'the footer', path: '/products', region: 'contentinfo' },
  { place: 'insights', path: '/insights', region: 'main' },
] as const;

for (const { place, path, region } of places) {
  const boxIn = (page: Page) =>
    page.getByRole(region).getByRole('textbox', { name: 'Email address' });
  const statusIn = (page: Page) => page.getByRole(region).locator('.newsletter + [role="status"]');
  const subscribe = async (page: Page, address: string) => {
    await boxIn(page).fill(address);
    await page.getByRole(region).getByRole('button', { name: 'Subscribe' }).click();
  };

  test.describe(`the newsletter box of ${place}`, () => {
    test('subscribes, says so, and keeps no draft', async ({ page, server }) => {
      const complaints = await recordComplaints(page);
      await openHydrated(page, path);
      await subscribe(page, ADDRESS);
      await expect(page.locator('.toast')).toContainText(ADDRESS);
      await expect(statusIn(page)).toBeEmpty();
      await expect(boxIn(page)).toHaveValue('');
      expect(server.deliveries.map(({ body }) => body)).toEqual([
        { form: 'newsletter', id: expect.any(String), email: ADDRESS, fax: '' },
      ]);
      expect(await readKept(page)).toEqual([`ohmstead.subscribed ${ADDRESS}`]);
      expect(complaints).toEqual([]);
    });

    test('loses no address when the server fails or the page is reloaded', async ({
      page,
      server,
    }) => {
      server.mood = 'fails';
      await openHydrated(page, path);
      await subscribe(page, ADDRESS);
      await expect(statusIn(page)).toContainText('Not sent yet');
      await expect(boxIn(page)).toHaveValue(ADDRESS);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await page.reload();
      await hydrate(page);
      await expect(boxIn(page)).toHaveValue(ADDRESS);
      server.mood = 'accepts';
      await subscribe(page, ADDRESS);
      await expect(page.locator('.toast').last()).toContainText(ADDRESS);
    });
  });
}
