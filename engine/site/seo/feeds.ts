import { toHtml } from 'hast-util-to-html';
import { feedFiles } from '#check/addresses/paths';
import type { SiteData } from '../define/site-data.ts';
import type { PageRecord } from './page-record.ts';
import { printXml } from './xml.ts';

/** How many articles the feeds hold: enough for a reader who looks once a month. */
const NEWEST = 50;

const LANGUAGE = 'en';

/** What all formats say of an article. */
interface FeedItem {
  /** Its address, which is also its id. */
  url: string;
  title: string;
  summary: string;
  /** Midnight UTC. */
  date: Date;
  authors: readonly string[];
  category: string;
}

/** What all formats say; every text is plain. */
interface FeedSource {
  title: string;
  description: string;
  /** The address of the list of articles. */
  home: string;
  copyright: string;
  brand: string;
  icon: string;
  email: string;
  updated: Date;
  items: FeedItem[];
}

/**
 * The feeds of the entries that say so, newest first.
 * @returns RSS, Atom and JSON Feed by file name below `dist/`
 * @throws if no page offers them
 */
export function toFeeds(pages: PageRecord[], { site, origin }: SiteData): Record<string, string> {
  const list = pages.find(({ offersFeed }) => offersFeed);
  if (list === undefined) throw new Error('No page of the site offers a feed');
  const items = pages
    .flatMap(({ path, head, feed }): FeedItem[] => {
      if (feed === undefined) return [];
      const { date, authors, category } = feed;
      const { title, description: summary } = head;
      return [{ url: origin + path, title, summary, date: toDate(date), authors, category }];
    })
    .toSorted((a, b) => b.date.getTime() - a.date.getTime())
    .slice(0, NEWEST);
  const source: FeedSource = {
    title: `${site.brand.name}: ${list.head.title}`,
    description: list.head.description,
    home: origin + list.path,
    copyright: site.footer.copyright,
    brand: site.brand.name,
    icon: `${origin}/favicon.svg`,
    email: site.contact.email,
    updated: items[0]?.date ?? new Date(0),
    items,
  };
  const [rss, atom, json] = feedFiles;
  return {
    [rss.file]: toRss(source, `${origin}/${rss.file}`),
    [atom.file]: toAtom(source, `${origin}/${atom.file}`),
    [json.file]: toJsonFeed(source, `${origin}/${json.file}`),
  };
}

/** RSS 2.0, whose descriptions are HTML. */
function toRss(source: FeedSource, self: string): string {
  const { title, description, home, copyright, brand, email, updated, items } = source;
  const channel = {
    title,
    link: home,
    description,
    language: LANGUAGE,
    copyright,
    lastBuildDate: updated.toUTCString(),
    generator: brand,
    docs: 'https://www.rssboard.org/rss-specification',
    'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
    item: items.map(({ url, title, summary, date, authors, category }) => ({
      title,
      link: url,
      guid: { '@isPermaLink': 'false', '#text': url },
      pubDate: date.toUTCString(),
      description: toHtml({ type: 'text', value: summary }),
      author: authors.map((name) => `${email} (${name})`),
      category,
    })),
  };
  const root = { '@version': '2.0', '@xmlns:atom': 'http://www.w3.org/2005/Atom', channel };
  return printXml({ rss: root });
}

/** Atom 1.0 (RFC 4287), whose texts are plain unless they say otherwise. */
function toAtom(source: FeedSource, self: string): string {
  const { title, description, home, copyright, brand, email, updated, icon, items } = source;
  const feed = {
    '@xmlns': 'http://www.w3.org/2005/Atom',
    '@xml:lang': LANGUAGE,
    id: home,
    title,
    updated: updated.toISOString(),
    generator: brand,
    link: [
      { '@rel': 'alternate', '@href': home },
      { '@rel': 'self', '@href': self },
    ],
    subtitle: description,
    icon,
    rights: copyright,
    entry: items.map(({ url, title, summary, date, authors, category }) => ({
      title,
      id: url,
      link: { '@href': url },
      updated: date.toISOString(),
      published: date.toISOString(),
      summary,
      author: authors.map((name) => ({ name, email })),
      category: { '@term': category },
    })),
  };
  return printXml({ feed });
}

/** JSON Feed 1.1. */
function toJsonFeed(source: FeedSource, self: string): string {
  const { title, description, home, icon, items } = source;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: self,
    description,
    favicon: icon,
    language: LANGUAGE,
    items: items.map(({ url, title, summary, date, authors, category }) => ({
      id: url,
      url,
      title,
      content_text: summary,
      date_published: date.toISOString(),
      authors: authors.map((name) => ({ name })),
      tags: [category],
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
