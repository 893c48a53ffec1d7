import type { PageRecord } from '../build/seo/page-record';

/** What is kept of a plain page; a test overrides what it is about. */
export const createRecord = (path: string, more: Partial<PageRecord> = {}): PageRecord => ({
  ...{ path, kind: 'plain', title: path, section: '', description: 'Text.', picture: undefined },
  ...{ hasCard: true, unlisted: false, isHidden: false, offersFeed: false, article: undefined },
  ...more,
});
