import { expect, it } from 'vitest';

import { formatDayInEnglish } from '../../../src/lib/dates.ts';
import { pagesBelow } from '../../site/built-pages.ts';
import { leaders } from '../../site/facts.ts';
import { readBuilt } from '../dist.ts';
import { openPage, pairsOf, partOf, plain, textOf } from '../document.ts';

it.each(pagesBelow('/insights'))('%s shows its category, author, date and read time', (path) => {
  const { article } = JSON.parse(readBuilt(`${path.slice(1)}.json`));
  const page = openPage(path);
  expect(textOf(page, 'h1')).toBe(plain(article.title));
  expect(textOf(page, '.article-head .lead')).toBe(plain(article.excerpt));
  const facts = pairsOf(partOf(page, '.article-head dl'));
  const [category, author, , time] = Object.values(facts);
  expect(category).toBe(article.category);
  expect(author).toBe(leaders.find(({ slug }) => slug === article.author)?.name);
  expect(time).toMatch(new RegExp(`^${article.readTime} min`));
  const date = partOf(page, '.article-head dl time');
  expect(date.getAttribute('datetime')).toBe(article.date);
  expect(plain(date.textContent)).toBe(formatDayInEnglish(article.date));
  expect(page.querySelector('.article-figure :is(svg, img, video)')).not.toBeNull();
});
