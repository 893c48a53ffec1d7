import { Feed } from 'feed';
import { feedFiles } from '#base/paths';
import type { PageRecord } from './page-record';

/** How many articles the feeds hold: enough for a reader who looks once a month. */
const NEWEST = 50;

/** Who publishes the feeds, and where. */
interface Publisher {
  site: { brand: { name: string }; footer: { copyright: string }; contact: { email: string } };
  /** Where the site is served, without a trailing slash. */
  origin: string;
}

/**
 * The feeds of insights, newest first.
 * @returns RSS, Atom and JSON Feed by file name below `dist/`
 * @throws if the site has no list of insights
 */
export function toFeeds(pages: PageRecord[], publisher: Publisher): Record<string, string> {
  const feed = createFeed(pages, publisher);
  const [rss, atom, json] = feedFiles;
  return {
    [rss.file]: feed.rss2(),
    [atom.file]: feed.atom1(),
    [json.file]: feed.json1(),
  };
}

function createFeed(pages: PageRecord[], { site, origin }: Publisher): Feed {
  const list = pages.find(({ offersFeed }) => offersFeed);
  if (list === undefined) throw new Error('The site has no list of insights to make a feed of');
  const articles = newestOf(pages);
  const [rss, atom, json] = feedFiles;
  const feed = new Feed({
    id: origin + list.path,
    link: origin + list.path,
    title: `${site.brand.name}: ${list.head.title}`,
    description: list.head.description,
    language: 'en',
    copyright: site.footer.copyright,
    updated: toDate(articles[0]?.feed.date),
    generator: site.brand.name,
    favicon: `${origin}/favicon.svg`,
    feedLinks: {
      rss: `${origin}/${rss.file}`,
      atom: `${origin}/${atom.file}`,
      json: `${origin}/${json.file}`,
    },
  });
  for (const { path, head, feed: article } of articles) {
    const link = origin + path;
    const date = toDate(article.date);
    feed.addItem({
      id: link,
      link,
      title: head.title,
      description: head.description,
      date,
      published: date,
      author: article.authors.map((name) => ({ name, email: site.contact.email })),
      category: [{ name: article.category, term: article.category }],
    });
  }
  return feed;
}

function newestOf(pages: PageRecord[]) {
  return pages
    .flatMap(({ path, head, feed }) => (feed === undefined ? [] : [{ path, head, feed }]))
    .toSorted((a, b) => b.feed.date.localeCompare(a.feed.date))
    .slice(0, NEWEST);
}

function toDate(day: string | undefined): Date {
  return new Date(`${day ?? '1970-01-01'}T00:00:00Z`);
}
