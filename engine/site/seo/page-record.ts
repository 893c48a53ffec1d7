import type { AnyPage, LoadedPage, PageMeta } from '../define/page.ts';

/** What cards, sitemap, feeds and llms.txt need of a page; kept after the page is written. */
export type PageRecord = Pick<AnyPage, 'path' | 'kind' | 'head'> &
  Pick<LoadedPage, 'isHidden'> &
  PageMeta;

/** Whether a page may be indexed: all may, except the 404 page and unlisted ones. */
export function isIndexable({ isHidden, head }: PageRecord): boolean {
  return !isHidden && !head.unlisted;
}
