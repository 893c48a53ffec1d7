import type { Frame } from '../../content/frame';
import type { Page } from '../../content/page-data';
import { parentsOf } from '../../head/trail';
import type { Effort } from '../compress';

/** What the lists for robots say of a page, kept while pages are written one after the other. */
export interface PageRecord {
  path: string;
  kind: Page['kind'];
  title: string;
  /** Where it stands on the site, in a few words; its card says so above the title. */
  section: string;
  description: string;
  /** Whether search engines shall leave it out. */
  unlisted: boolean;
  /** The day of the newest entry that it shows, `YYYY-MM-DD`; none where no entry has a day. */
  lastChange?: string | undefined;
  /** How much work went into compressing it. */
  effort: Effort;
  /** What feeds say of an article beside that. */
  article?: { date: string; author: string; category: string } | undefined;
}

/** What is kept of a page. */
export function toRecord(page: Page, frame: Frame): Omit<PageRecord, 'effort'> {
  const { path, kind, head } = page;
  return {
    path,
    kind,
    title: head.title,
    section: sectionOf(page).join(' · ') || frame.site.brand.group,
    description: head.description,
    unlisted: head.unlisted === true,
    lastChange: daysOf(page).toSorted().at(-1),
    article:
      page.kind === 'insight'
        ? {
            date: page.article.date,
            author: page.author.name,
            category: page.article.category,
          }
        : undefined,
  };
}

function sectionOf(page: Page): string[] {
  const above = parentsOf(page).map(({ label }) => label);
  if (page.kind === 'product') return [...above, page.product.drawing];
  if (page.kind === 'market') return [...above, page.market.drawing];
  return page.kind === 'story' ? [...above, page.story.category] : above;
}

/** The days of the entries that a page shows. */
function daysOf(page: Page): string[] {
  switch (page.kind) {
    case 'insight':
      return [page.article.date];
    case 'story':
      return [page.story.date];
    case 'job':
      return [page.job.date];
    case 'home':
    case 'stories':
      return page.stories.map(({ date }) => date);
    case 'insights':
      return [...page.featured, ...page.articles].map(({ date }) => date);
    case 'company':
      return page.jobs.map(({ date }) => date);
    case 'plain':
      return [...page.jobs, ...page.news].map(({ date }) => date);
    default:
      return [];
  }
}
