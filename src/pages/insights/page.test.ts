import { describe, expect, it } from 'vitest';
import { type InsightCategory, insightCategories } from '../../collections/insights/collection.ts';
import { toSlug } from '../../lib/text.ts';
import { splitInsights } from './page.ts';
import { FEATURED_SIZE, PAGE_SIZE } from './paging.ts';

const [first, second] = insightCategories;

function articles(count: number, category: InsightCategory, featured = 0) {
  return Array.from({ length: count }, (_, index) => ({
    category,
    slug: `${category}-${index}`,
    featured: index < featured,
  }));
}

describe('the lists of articles', () => {
  it('show what is featured above the first page of all, and nowhere below it', () => {
    const all = articles(PAGE_SIZE + FEATURED_SIZE + 2, first, FEATURED_SIZE + 1);
    const [opening, further] = splitInsights(all);
    expect(opening?.featured).toEqual(all.slice(0, FEATURED_SIZE));
    expect(opening?.articles).toEqual(all.slice(FEATURED_SIZE, FEATURED_SIZE + PAGE_SIZE));
    expect(further).toMatchObject({ number: 2, featured: [], articles: all.slice(-2) });
  });

  it('lead to the next page, until the last one', () => {
    const lists = splitInsights(articles(PAGE_SIZE + 1, first));
    const ofAll = lists.filter(({ category }) => category === null);
    expect(ofAll.map(({ params, older }) => [params, older])).toEqual([
      [{}, { number: '2' }],
      [{ number: '2' }, null],
    ]);
  });

  it('have a page for each category, also where it has no articles', () => {
    const lists = splitInsights([...articles(2, first, 1), ...articles(1, second)]);
    const ofFirst = lists.find(({ category }) => category === first);
    expect(ofFirst).toMatchObject({ featured: [], params: { category: toSlug(first) } });
    expect(ofFirst?.articles.map(({ slug }) => slug)).toEqual([`${first}-0`, `${first}-1`]);
    expect(new Set(lists.map(({ category }) => category)).size).toBe(insightCategories.length + 1);
  });
});
