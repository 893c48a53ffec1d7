import type { FeedItem, LoadedPage } from '../../define/page';
import type { SiteData } from '../../define/site-data';

/** What the sitemap, the feeds and llms.txt list of a page, kept while pages are written one after the other. */
export interface PageRecord {
  path: string;
  kind: string;
  title: string;
  /** Where it stands on the site, in a few words; its card says so above the title. */
  section: string;
  description: string;
  /** The address of the photograph on its card, if there is one. */
  picture: string | undefined;
  /** Whether it has a card of its own. */
  hasCard: boolean;
  /** Whether search engines shall leave it out. */
  unlisted: boolean;
  /** The day of the newest entry that it shows, `YYYY-MM-DD`; none where no entry has a day. */
  lastChange?: string | undefined;
  /** Whether nothing may know of it. */
  isHidden: boolean;
  /** Whether readers may subscribe to it. */
  offersFeed: boolean;
  /** What feeds say of it beside that. */
  article: FeedItem | undefined;
}

/** What is kept of a page. */
export function toRecord({ page, meta, isHidden }: LoadedPage, siteData: SiteData): PageRecord {
  const { path, kind, head } = page;
  return {
    path,
    kind,
    title: head.title,
    section:
      [...meta.breadcrumbs.map(({ label }) => label), ...meta.cardLabels].join(' · ') ||
      siteData.site.brand.group,
    description: head.description,
    picture: meta.cardPicture?.src,
    hasCard: head.card === undefined,
    unlisted: head.unlisted === true,
    lastChange: meta.lastModified.toSorted().at(-1),
    isHidden,
    offersFeed: meta.offersFeed,
    article: meta.feed,
  };
}
