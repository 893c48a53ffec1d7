import type { PageRecord } from '../seo/page-record.ts';

/** What is kept of a plain page; a test overrides what it is about. */
export const createRecord = (
  path: string,
  {
    head,
    ...more
  }: Partial<Omit<PageRecord, 'head'>> & { head?: Partial<PageRecord['head']> } = {},
): PageRecord => ({
  path,
  kind: 'plain',
  head: { title: path, description: 'Text.', ...head },
  breadcrumbs: [],
  cardLabels: [],
  lastModified: [],
  jsonLd: [],
  isHidden: false,
  offersFeed: false,
  ...more,
});
