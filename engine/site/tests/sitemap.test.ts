import { describe, expect, it } from 'vitest';
import { toSitemap } from '../seo/text-files.ts';
import { createRecord as page } from './page-record.fixture.ts';

describe('search engines', () => {
  it('are told of every page that may be indexed, with its day', () => {
    const pages = [
      page('/'),
      page('/a&b', { lastModified: ['2025-12-31', '2026-01-02', '2026-01-01'] }),
      page('/404', { isHidden: true }),
      page('/thanks', { head: { unlisted: true } }),
    ];
    const entries = toSitemap(pages, 'https://x.example')
      .replace(/\s*\n\s*/g, '')
      .match(/<url>.*?<\/url>/g);
    expect(entries).toEqual([
      '<url><loc>https://x.example/</loc></url>',
      '<url><loc>https://x.example/a&amp;b</loc><lastmod>2026-01-02</lastmod></url>',
    ]);
  });
});
