import { Feed } from 'feed';
import { feedFiles } from '#base/paths';
import type { SiteData } from '../../define/site-data.ts';
import type { PageRecord } from './page-record.ts';

/** How many articles the feeds hold: enough for a reader who looks once a month. */
const NEWEST = 50;

/**
 * The feeds of insights, newest first.
 * @returns RSS, Atom and JSON Feed by file name below `dist/`
 * @throws if the site has no list of insights
 */
export function toFeeds(pages: PageRecord[], { site, origin }: SiteData): Record<string, string> {
  const list = pages.find(({ offersFeed }) => offersFeed);
  if (list === undefined) throw new Error('The site has no list of insights to make a feed of');
  const articles = pages
    .flatMap(({ path, head, feed }) => (feed === undefined ? [] : [{ path, head, ...feed }]))
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice(0, NEWEST);
  const [rss, atom, json] = feedFiles;
  const feed = new Feed({
    id: origin + list.path,
    link: origin + list.path,
    title: `${site.brand.name}: ${list.head.title}`,
    description: list.head.description,
    language: 'en',
    copyright: site.footer.copyright,
    updated: toDate(articles[0]?.date ?? '1970-01-01'),
    generator: site.brand.name,
    favicon: `${origin}/favicon.svg`,
    feedLinks: {
      rss: `${origin}/${rss.file}`,
      atom: `${origin}/${atom.file}`,
      json: `${origin}/${json.file}`,
    },
  });
  for (const { path, head, date, authors, category } of articles) {
    feed.addItem({
      id: origin + path,
      link: origin + path,
      title: head.title,
      description: head.description,
      date: toDate(date),
      published: toDate(date),
      author: authors.map((name) => ({ name, email: site.contact.email })),
      category: [{ name: category, term: category }],
    });
  }
  return {
    [rss.file]: feed.rss2(),
    [atom.file]: feed.atom1(),
    [json.file]: feed.json1(),
  };
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
