import { expect, test } from '@playwright/test';

import { pagesBelow } from '../built-pages';
import { leaders } from '../facts';
import { readPairs } from '../reading';

const [path = ''] = pagesBelow('/insights');

test('an article shows category, author, date and read time', async ({ page, request }) => {
  const { article } = await (await request.get(`${path}.json`)).json();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
  await expect(page.locator('.article-head .lead')).toHaveText(article.excerpt);
  const [category, author, , time] = Object.values(
    await readPairs(page.locator('.article-head dl')),
  );
  expect(category).toBe(article.category);
  expect(author).toBe(leaders.find(({ slug }) => slug === article.author)?.name);
  expect(time).toMatch(new RegExp(`^${article.readTime} min`));
  const date = page.locator('.article-head dl time');
  await expect(date).toHaveAttribute('datetime', article.date);
  await expect(page.locator('.article-figure').locator('svg, img')).toBeVisible();
});
