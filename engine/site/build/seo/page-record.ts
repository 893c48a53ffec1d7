import type { FeedItem, LoadedPage } from '../../define/page';
import type { SiteData } from '../../define/site-data';

/** What the sitemap, the feeds and llms.txt need of a page; kept after the page is written. */
export interface PageRecord {
  path: string;
  kind: string;
  title: string;
  /** Where it is on the site, in a few words; shown on its card above the title. */
  section: string;
  description: string;
  /** The address of the photograph on its card, if there is one. */
  picture: string | undefined;
  /** Whether it has its own card. */
  hasCard: boolean;
  /** Whether search engines should not index it. */
  unlisted: boolean;
  /** The date of the newest entry that it shows, `YYYY-MM-DD`; none if no entry has a date. */
  lastChange?: string | undefined;
  /** Whether nothing may list it. */
  isHidden: boolean;
  /** Whether readers may subscribe to it. */
  offersFeed: boolean;
  /** What else feeds say about it. */
  article: FeedItem | undefined;
}

/** Extracts the record of a page. */
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
