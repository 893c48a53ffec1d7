import type { MDXContent } from 'mdx/types';

import type { SearchDocument } from '../search/document';
import { insights, jobs, markets, products, stories } from './collections';
import { writtenPages } from './copy';
import { toCard } from './insight-lists';
import type { RenderBody } from './pages';

/** A page that can be found, without the headings of its prose. */
export type SearchEntry = Omit<SearchDocument, 'sections'>;

interface SearchSource {
  entry: SearchEntry;
  body: MDXContent;
}

const NOBODY = { category: '', author: '' };

/** Every page that can be found, in the order in which lists show them. */
export function listSearchEntries(): SearchEntry[] {
  return listSources().map(({ entry }) => entry);
}

/**
 * The same pages with the headings of their prose: what the index is made of.
 * @param renderBody renders the prose of an entry
 */
export function listSearchDocuments(renderBody: RenderBody): SearchDocument[] {
  return listSources().map(({ entry, body }) => ({
    ...entry,
    sections: renderBody(body).headings.map(({ id, text }) => ({ id, text })),
  }));
}

function listSources(): SearchSource[] {
  return [
    ...listProducts(),
    ...listMarkets(),
    ...listStories(),
    ...listArticles(),
    ...listJobs(),
    ...listWrittenPages(),
  ];
}

function listProducts(): SearchSource[] {
  return products.entries.map(({ slug, path, name, category, description }) => ({
    entry: { ...NOBODY, kind: 'product', path, title: name, excerpt: description, category },
    body: products.body(slug),
  }));
}

function listMarkets(): SearchSource[] {
  return markets.entries.map(({ slug, path, name, description }) => ({
    entry: { ...NOBODY, kind: 'market', path, title: name, excerpt: description },
    body: markets.body(slug),
  }));
}

function listStories(): SearchSource[] {
  return stories.entries.map(({ slug, path, title, category, challenge }) => ({
    entry: { ...NOBODY, kind: 'story', path, title, excerpt: challenge, category },
    body: stories.body(slug),
  }));
}

function listArticles(): SearchSource[] {
  return insights.entries.map((article) => {
    const { path, title, excerpt, category, author, badge, date, readTime, icon } = toCard(article);
    const row = { badge, date, readTime, icon };
    return {
      entry: { kind: 'article', path, title, excerpt, category, author, article: row },
      body: insights.body(article.slug),
    };
  });
}

function listJobs(): SearchSource[] {
  return jobs.entries.map(({ slug, path, title, department, summary }) => ({
    entry: { ...NOBODY, kind: 'job', path, title, excerpt: summary, category: department },
    body: jobs.body(slug),
  }));
}

function listWrittenPages(): SearchSource[] {
  return writtenPages.map(({ path, seo, body }) => ({
    entry: { ...NOBODY, kind: 'page', path, title: seo.title, excerpt: seo.description },
    body,
  }));
}
