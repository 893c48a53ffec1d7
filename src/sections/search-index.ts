import { useEffect, useState } from 'react';

import type { ArticleSummary } from './article-card';

interface SearchIndex {
  state: 'loading' | 'failed' | 'ready';
  articles: ArticleSummary[];
}

/** Loads what lists show of every article; once, in the browser. */
export function useSearchIndex(address: string): SearchIndex {
  const [index, setIndex] = useState<SearchIndex>({ state: 'loading', articles: [] });
  useEffect(() => {
    const abort = new AbortController();
    loadArticles(address, abort.signal).then(
      (articles) => setIndex({ state: 'ready', articles }),
      () => abort.signal.aborted || setIndex({ state: 'failed', articles: [] }),
    );
    return () => abort.abort();
  }, [address]);
  return index;
}

async function loadArticles(address: string, signal: AbortSignal): Promise<ArticleSummary[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/**
 * Finds the articles that contain every word of a query, in any order and any case.
 * @param articles all articles
 * @param query what somebody typed
 * @returns the matching articles in their own order
 */
export function findArticles(articles: ArticleSummary[], query: string): ArticleSummary[] {
  const words = query.toLowerCase().split(/\s+/);
  return articles.filter(({ title, excerpt, category, author }) => {
    const text = `${title} ${excerpt} ${category} ${author}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
