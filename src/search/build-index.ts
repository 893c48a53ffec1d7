import MiniSearch from 'minisearch';

import type { SearchSource } from '#site';
import { indexOptions } from './index-options';

/** How many words of prose the index holds for all pages together: about 115 kB after brotli. */
const MOST_WORDS = 80_000;

/**
 * Builds the index that browsers fetch, at build time.
 * @param sources every searchable page
 * @param mostWords the limit on words of prose for all pages together; a page over its share keeps
 * the words that appear on the fewest pages
 * @returns the content of `search-index.json`, to be read by `createFinder`
 */
export function buildIndex(sources: SearchSource[], mostWords = MOST_WORDS): object {
  const index = new MiniSearch(indexOptions);
  index.addAll(keepRarest(sources, Math.floor(mostWords / sources.length)));
  return index.toJSON();
}

function keepRarest(sources: SearchSource[], most: number): SearchSource[] {
  const lists = sources.map(({ words }) => words.split(' '));
  const pages = new Map<string, number>();
  for (const words of lists) {
    for (const word of words) pages.set(word, (pages.get(word) ?? 0) + 1);
  }
  const countOf = (word: string) => pages.get(word) ?? 0;
  return sources.map((source, at) => {
    const words = lists[at]?.toSorted((a, b) => countOf(a) - countOf(b)) ?? [];
    return { ...source, words: words.slice(0, most).join(' ') };
  });
}
