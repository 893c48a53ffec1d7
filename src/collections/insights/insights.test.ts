import { describe, expect, it } from 'vitest';
import { FEATURED_SIZE, PAGE_SIZE } from '../../lib/paging.ts';
import { toSlug } from '../../lib/text.ts';
import { splitInsights } from '../../pages/insights/page.ts';
import { findNearest, neighborsOf, toArticleNumber, toLengthWords } from './cards.ts';
import type { InsightCategory } from './collection.ts';
import { insightCategories } from './collection.ts';

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

describe('an article among others', () => {
  it('knows those before and after it', () => {
    const all = ['/c', '/b', '/a'].map((path) => ({ path }));
    const [newest, middle, oldest] = all.map((article) => neighborsOf(article, all));
    expect(middle).toEqual({ newer: '/c', older: '/a' });
    expect([newest?.newer, oldest?.older]).toEqual([null, null]);
  });

  it('stands beside those with the same products, then of its category, the newest first', () => {
    const own = { slug: 'own', products: ['core', 'link'], category: first };
    const all = [
      { slug: 'neither', products: ['lumen'], category: second },
      { slug: 'category', products: ['lumen'], category: first },
      { slug: 'product', products: ['core'], category: second },
      own,
      { slug: 'both', products: ['link'], category: first },
      { slug: 'later-of-both', products: ['core'], category: first },
    ];
    expect(findNearest(own, all).map(({ slug }) => slug)).toEqual(['own', 'both', 'later-of-both']);
    const others = all.slice(0, 3);
    expect(findNearest(own, others).map(({ slug }) => slug)).toEqual([
      'product',
      'category',
      'neither',
    ]);
  });

  it('says whether it is read, watched, or the notes of a webinar', () => {
    const labels = { minutesToWatch: 'watch', minutesOfNotes: 'notes', minutesToRead: 'read' };
    const video = { address: '/videos/a.mp4', captions: '/videos/a.vtt' };
    expect(toLengthWords({ type: 'article', video: undefined }, labels)).toBe('read');
    expect(toLengthWords({ type: 'webinar', video: undefined }, labels)).toBe('notes');
    expect(toLengthWords({ type: 'webinar', video }, labels)).toBe('watch');
  });

  it('is numbered by its day, and by its place on a day with several', () => {
    const all = [
      { slug: 'b', date: '2024-07-18' },
      { slug: 'a', date: '2024-07-18' },
      { slug: 'c', date: '2024-07-17' },
    ];
    expect(all.map((article) => toArticleNumber(article, all))).toEqual([
      'OG-240718-2',
      'OG-240718',
      'OG-240717',
    ]);
  });
});
