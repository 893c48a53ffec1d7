import { escapeText } from '#base/text';
import type { PageRecord } from './page-record';

/** The sitemap of all pages that may be indexed, with the dates of their entries. */
export function toSitemap(pages: PageRecord[], origin: string): string {
  const urls = pages.filter(isIndexable).map(({ path, lastModified }) => {
    const lastChange = lastModified.toSorted().at(-1);
    const day = lastChange === undefined ? '' : `<lastmod>${lastChange}</lastmod>`;
    return `<url><loc>${escapeText(origin + path)}</loc>${day}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

/** The content of robots.txt: rules for crawlers, and the address of the sitemap. */
export function toRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Whether a page may be indexed: all may, except the 404 page and unlisted ones. */
export function isIndexable({ isHidden, head }: PageRecord): boolean {
  return !isHidden && !head.unlisted;
}
