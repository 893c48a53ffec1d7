import { describe, expect, it } from 'vitest';
import type { SiteData } from '../define/site-data.ts';
import { toFeeds } from '../seo/feeds.ts';
import type { PageRecord } from '../seo/page-record.ts';
import { toLlmsText } from '../seo/text-files.ts';
import { createRecord as page } from './page-record.fixture.ts';

const SITE = {
  origin: 'https://grid.example',
  site: {
    brand: { name: 'Grid', group: 'The Group', description: 'We build.' },
    contact: { email: 'hello@grid.example' },
    footer: { copyright: '© Grid' },
    navigation: [
      { label: 'Products', to: '/products' },
      { label: 'Company', to: '/company' },
    ],
  },
} as unknown as SiteData;

it('the table of contents for language models follows the navigation, and leaves out what is unlisted', () => {
  const text = toLlmsText(
    [
      page('/company'),
      page('/'),
      page('/products/core'),
      page('/products-of-others'),
      page('/company/thanks', { head: { unlisted: true } }),
      page('/404', { isHidden: true }),
    ],
    SITE,
  );
  const line = (path: string, file = `${path}.md`) =>
    `- [${path}](https://grid.example${file}): Text.\n`;
  expect(text).toBe(
    [
      '# Grid\n\n> We build.\n\n## Products\n\n',
      line('/products/core'),
      '\n## Company\n\n',
      line('/company'),
      '\n## Optional\n\n',
      line('/', '/index.md'),
      line('/products-of-others'),
    ].join(''),
  );
});

describe('the feeds', () => {
  const list = page('/insights', { offersFeed: true, head: { title: 'Insights' } });
  const toArticle = (date: string) =>
    page(`/insights/${date}`, { feed: { authors: ['A', 'B'], category: 'C', date } });
  const read = (pages: PageRecord[]) => JSON.parse(toFeeds(pages, SITE)['feed.json'] ?? '');

  it('have the fifty newest articles, the newest first', () => {
    const days = Array.from({ length: 51 }, (_, day) => new Date(day * 86_400_000));
    const dates = days.map((day) => day.toISOString().slice(0, 10));
    const { items } = read([list, ...dates.map(toArticle)]);
    const newest = dates.slice(1).toReversed();
    expect(items.map(({ id }: { id: string }) => id)).toEqual(
      newest.map((date) => `https://grid.example/insights/${date}`),
    );
  });

  it('are as old as their newest article, and may have none', () => {
    const dateOf = (pages: PageRecord[]) =>
      /<updated>(.*?)T/.exec(toFeeds(pages, SITE)['atom.xml'] ?? '')?.[1];
    expect(dateOf([list, toArticle('2026-01-01'), toArticle('2026-03-01')])).toBe('2026-03-01');
    expect(dateOf([list])).toBe('1970-01-01');
  });

  it('need a list to belong to', () => {
    expect(() => toFeeds([page('/')], SITE)).toThrow('offers a feed');
  });
});
