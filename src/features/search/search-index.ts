import MiniSearch, { type Options, type SearchOptions } from 'minisearch';

import type { SearchDocument, SearchSource } from '#site';
import { isFigure, listAsked, listTerms } from './terms.ts';

/** How the index is built and read: build and browser must use the same options. */
export const indexOptions: Options<SearchSource> = {
  idField: 'path',
  fields: ['title', 'searchTitle', 'excerpt', 'category', 'author', 'sections', 'rows', 'words'],
  storeFields: ['document'],
  extractField: (source, name) =>
    name === 'document' ? toDocument(source) : (source[name as keyof SearchSource] ?? ''),
  stringifyField: (value: string | { text: string }[]) =>
    typeof value === 'string' ? value : value.map(({ text }) => text).join('\n'),
  tokenize: listTerms,
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 4, searchTitle: 3, category: 2, sections: 1.5, rows: 1.5, words: 0.3 },
    combineWith: 'AND',
    tokenize: listAsked,
    prefix: isBeginning,
  },
};

/** How to search if no word matched as typed: short words and numbers always match exactly. */
export const fuzzyOptions: SearchOptions = {
  fuzzy: (term) => term.length >= 4 && !/\d/.test(term) && 0.2,
};

/** The stored part of a page: everything but its prose. */
function toDocument({ words: _, ...document }: SearchSource): SearchDocument {
  return document;
}

/**
 * Whether a query word may match as a prefix: in "38 kV" the figure is complete, in "CO₂" the
 * letters are, and the A of "4000 A" must not match other words with that letter.
 */
function isBeginning(term: string, position: number, query: string[]): boolean {
  const [before = '', after = ''] = [query[position - 1], query[position + 1]];
  if (isFigure(term)) return after === '';
  if (term.length <= 2 && isFigure(after)) return false;
  return term.length > 1 || !isFigure(before);
}

/** How many words of prose the index holds for all pages together: about 115 kB after brotli. */
const MOST_WORDS = 80_000;

/**
 * Builds the content of `search-index.json`, which `createFinder` reads, at build time.
 * @param mostWords the limit on words of prose for all pages together; a page over its share keeps
 * the words that appear on the fewest pages
 */
export function buildIndex(sources: SearchSource[], mostWords = MOST_WORDS): object {
  const index = new MiniSearch(indexOptions);
  index.addAll(keepRarest(sources, Math.floor(mostWords / sources.length)));
  return index.toJSON();
}

function keepRarest(sources: SearchSource[], most: number): SearchSource[] {
  const spellings = new Map<string, { word: string; pages: number }>();
  const lists = sources.map(({ words }) => words.split(' ').map(count));
  function count(word: string) {
    const counted = spellings.get(word) ?? { word, pages: 0 };
    spellings.set(word, counted);
    counted.pages += 1;
    return counted;
  }
  return sources.map((source, at) => {
    const rarest = lists[at]?.toSorted((a, b) => a.pages - b.pages).slice(0, most) ?? [];
    return { ...source, words: rarest.map(({ word }) => word).join(' ') };
  });
}
