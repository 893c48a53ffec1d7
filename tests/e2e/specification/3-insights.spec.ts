import type { APIRequestContext } from '@playwright/test';
import { pagesBelow } from '../built-pages';
import { filters } from '../facts';
import { readPairs } from '../reading';
import { expect, open, test } from '../shared-page';

interface Article {
  title: string;
  category: string;
  type: string;
  date: string;
  readTime: number;
  badge: string;
  featured: boolean;
}

const paths = pagesBelow('/insights');

async function readArticles(request: APIRequestContext): Promise<Article[]> {
  return Promise.all(
    paths.map(async (path) => {
      const { article } = await (await request.get(`${path}.json`)).json();
      return article;
    }),
  );
}

test('there are fifteen articles, of which three are featured', async ({ request }) => {
  const articles = await readArticles(request);
  expect(articles).toHaveLength(15);
  expect(articles.filter(({ featured }) => featured)).toHaveLength(3);
});

test('all eight types occur, and no other', async ({ request }) => {
  const types = new Set((await readArticles(request)).map(({ type }) => type));
  const expected = 'article, brief, case-study, guide, report, research, webinar, whitepaper'.split(
    ', ',
  );
  expect([...types].sort()).toEqual(expected);
});

test('all five categories occur, and no other', async ({ request }) => {
  const categories = new Set((await readArticles(request)).map(({ category }) => category));
  expect([...categories].sort()).toEqual(filters.slice(1).sort());
});

test('read times range from 8 to 45 minutes', async ({ request }) => {
  const times = (await readArticles(request)).map(({ readTime }) => readTime);
  expect(Math.min(...times)).toBe(8);
  expect(Math.max(...times)).toBe(45);
});

test('badges are of the four variants', async ({ request }) => {
  const badges = (await readArticles(request)).map(({ badge }) => badge);
  expect(badges).toHaveLength(15);
  const variants = ['default', 'secondary', 'destructive', 'outline'];
  expect(variants).toEqual(expect.arrayContaining(badges));
});

for (const path of paths) {
  test(`${path} shows category, author, date and read time`, async ({ page, request }) => {
    const { article } = await (await request.get(`${path}.json`)).json();
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    await expect(page.locator('.article-head .lead')).toHaveText(article.excerpt);
    const facts = Object.values(await readPairs(page.locator('.article-head dl')));
    expect(facts[0]).toBe(article.category);
    expect(facts[1]).toMatch(/^(Ines Okonkwo|Tomas Marek|Sofia Rautio|Dana Kessler)$/);
    expect(facts[3]).toMatch(new RegExp(`^${article.readTime} min`));
    const date = page.locator('.article-head dl time');
    await expect(date).toHaveAttribute('datetime', article.date);
    await expect(page.locator('.article-figure').locator('svg, img')).toBeVisible();
  });
}
