import { describe, expect, it } from 'vitest';
import { insightCategories } from '../../collections/insights/collection.ts';
import { findNearest, neighborsOf, toArticleNumber, toLengthLabel } from './cards.ts';

const [first, second] = insightCategories;

describe('an article among others', () => {
  it('knows those before and after it', () => {
    const all = ['c', 'b', 'a'].map((name) => ({ path: `/${name}`, title: name }));
    const [newest, middle, oldest] = all.map((article) => neighborsOf(article, all));
    expect(middle).toEqual({
      newer: { path: '/c', title: 'c' },
      older: { path: '/a', title: 'a' },
    });
    expect([newest?.newer, oldest?.older]).toEqual([null, null]);
  });

  it('is related to those with the same products, then of its category, the newest first', () => {
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
    expect(toLengthLabel({ type: 'article', video: undefined }, labels)).toBe('read');
    expect(toLengthLabel({ type: 'webinar', video: undefined }, labels)).toBe('notes');
    expect(toLengthLabel({ type: 'webinar', video }, labels)).toBe('watch');
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
