import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { countWords, toMinutes } from '#base/reading-time';
import { builtPages, kindOf, pagesBelow } from '../site/built-pages';
import { filters } from '../site/facts';
import { SAMPLE } from '../site/folders';
import { readBuilt, readPage } from './dist';
import { openPage, partOf, regionOf, targetsOf, textsOf } from './document';

const articles = pagesBelow('/insights').filter((path) => kindOf(path) === 'insight');

describe.each(articles)('%s', (path) => {
  const page = openPage(path);
  const source = readFileSync(join(SAMPLE, `content${path}.mdx`), 'utf8');

  it('takes as long to read as its author says, or as its words take', () => {
    const { article } = JSON.parse(readBuilt(`${path.slice(1)}.json`));
    const [, said] = /^readTime: (\d+)$/m.exec(source) ?? [];
    expect(article.readTime).toBe(said ? Number(said) : toMinutes(countWords(source)));
  });

  it('offers two related articles, neither of them itself', () => {
    const related = targetsOf(regionOf(page, 'Related'));
    expect(new Set(related).size).toBe(2);
    for (const to of related) expect(articles.filter((one) => one !== path)).toContain(to);
  });

  it('leads to the list and to its category by the path above its headline', () => {
    const [list, category] = targetsOf(partOf(page, 'nav[aria-label="Breadcrumb"]'));
    expect(list).toBe('/insights');
    expect(category).toMatch(/^\/insights\/category\/[^/]+$/);
  });
});

it('each article that is not the newest leads to a newer one, and that back to it', () => {
  const targetOf = (path: string, words: string) =>
    [...openPage(path).querySelectorAll('a')]
      .find(({ textContent }) => textContent?.startsWith(words))
      ?.getAttribute('href');
  const newer = articles.map((path) => targetOf(path, 'Newer article'));
  expect(newer.filter((path) => path === undefined)).toHaveLength(1);
  for (const [index, path] of newer.entries()) {
    if (path) expect(targetOf(path, 'Older article')).toBe(articles[index]);
  }
});

it('a list of a category has articles of that category only', () => {
  const lists = builtPages.filter((path) => path.startsWith('/insights/category/'));
  expect(lists.length).toBeGreaterThan(filters.length - 2);
  for (const path of lists) {
    const page = openPage(path);
    const [category] = textsOf(page, '.filters [aria-current]');
    expect(new Set(textsOf(page, '.register .badge'))).toEqual(new Set([category]));
  }
});

it('only pages with a calculator or a sequence link their styles', () => {
  const linked = builtPages.filter((path) => readPage(path).includes('/assets/exhibit-'));
  const having = builtPages.filter((path) => openPage(path).querySelector('.exhibit') !== null);
  expect(linked).toEqual(having);
  expect(linked.length).toBeGreaterThan(1);
  expect(linked.length).toBeLessThan(10);
});
