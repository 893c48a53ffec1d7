import { expect, test } from '@playwright/test';

import { builtPages, pagesBelow } from './built-pages';
import { footerColumns, legalLinks, markets } from './facts';

const stories = pagesBelow('/stories');

test('each success story on Home leads to its page', async ({ page }) => {
  await page.goto('/');
  for (const path of stories) {
    const link = page.getByRole('article').locator(`:is(h2, h3) a[href="${path}"]`);
    const title = await link.textContent();
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(title));
    await page.goto('/');
  }
});

test('each success story on Markets leads to a story or to an article that tells it', async ({
  page,
}) => {
  await page.goto('/markets');
  const links = page.getByRole('link', { name: /^Read the story/ });
  await expect(links).toHaveCount(markets.length);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets.filter((to) => !builtPages.includes(String(to)))).toEqual([]);
  expect(targets.filter((to) => !/^\/(stories|insights)\/[^/]+$/.test(String(to)))).toEqual([]);
});

for (const path of ['/', '/markets']) {
  test(`View Case Studies on ${path} leads to the one home of all cases`, async ({ page }) => {
    await page.goto(path);
    await page
      .getByRole('link', { name: /^View Case Studies/ })
      .first()
      .click();
    await expect(page).toHaveURL('/stories');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('.register .badge').first()).toHaveText('Case Studies');
  });
}

const written = [
  ...Object.values(footerColumns).flat(),
  ...legalLinks,
  ...pagesBelow('/company/careers'),
];

test('every page that the footer and the careers lead to has something to say', async ({
  page,
}) => {
  await page.goto('/');
  for (const path of written) {
    const words = await page.evaluate(async (address) => {
      const html = await (await fetch(address)).text();
      const { body } = new DOMParser().parseFromString(html, 'text/html');
      return body.querySelector('main')?.textContent?.split(/\s+/).length ?? 0;
    }, path);
    expect.soft(words, path).toBeGreaterThan(200);
  }
});
