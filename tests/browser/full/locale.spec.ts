import { expect, test } from '@playwright/test';

import { openHydrated } from '../hydration.ts';

const ARTICLE = '/insights/goose-timing-shared-networks';

const viewers = [
  { locale: 'de-DE', timezoneId: 'America/Los_Angeles', printed: '20.02.2024' },
  { locale: 'de-DE', timezoneId: 'Pacific/Kiritimati', printed: '20.02.2024' },
  { locale: 'fr-FR', timezoneId: 'Europe/Paris', printed: '20 févr. 2024' },
  { locale: 'en-US', timezoneId: 'America/Los_Angeles', printed: 'Feb 20, 2024' },
];

for (const { locale, timezoneId, printed } of viewers) {
  test.describe(`for a viewer with ${locale} in ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test(`February 20, 2024 reads ${printed}`, async ({ page }) => {
      await openHydrated(page, ARTICLE);
      await expect(page.locator('.article-head dl time')).toHaveText(printed);
    });
  });
}

test('React starts without making a date format where dates are English already', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    Reflect.set(window, 'formatsMade', made);
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(target, printed) {
        made.push(String(printed[0]));
        return Reflect.construct(target, printed);
      },
    });
  });
  await openHydrated(page, ARTICLE);
  expect(await page.evaluate(() => Reflect.get(window, 'formatsMade'))).toEqual([]);
});

test('a page built last year shows the current year once React runs', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-15');
  await openHydrated(page, '/');
  await expect(page.getByRole('contentinfo').getByText('© 2031')).toBeVisible();
});
