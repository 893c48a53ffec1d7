import MiniSearch, { type Options, type SearchOptions } from 'minisearch';

import type { SearchDocument, SearchSource } from '#site';

/** What separates two words; a figure and its unit are two words, with or without a space. */
const GAP = /([\s\p{Z}\p{P}\p{S}]+|(?<=\p{L})(?=\p{Nd})|(?<=\p{Nd})(?=\p{L}))/u;

/** A figure with grouped thousands, such as "60 000" or "30,000". */
const GROUPED = /(?<![\p{L}\p{N}])\p{Nd}{1,3}(?:[ ,\u00a0\u2009\u202f]\p{Nd}{3})+(?!\p{N})/gu;

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

/** Stop words, which say nothing about what is sought. */
const SMALL = new Set(
  'a an and are at be by can do does for from have how i if in is it me my of on or our should that the there to us we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** The terms of a query: without stop words, unless it has no others; "4000 A" keeps its unit. */
export function listAsked(query: string): string[] {
  const terms = splitWords(query).flatMap(({ term }) => term ?? []);
  const asked = terms.filter((term, at) => !SMALL.has(term) || isFigure(terms[at - 1] ?? ''));
  return asked.length > 0 ? asked : terms;
}

/** The stored part of a page: everything but its prose. */
function toDocument({ words: _, ...document }: SearchSource): SearchDocument {
  return document;
}

/**
 * Whether a query word may match as a prefix: in "38 kV" the figure is complete, and the A of "4000
 * A" must not match other words with that letter.
 */
function isBeginning(term: string, position: number, query: string[]): boolean {
  if (isFigure(term)) return position === query.length - 1;
  return term.length > 1 || !isFigure(query[position - 1] ?? '');
}

/** Whether a term consists of digits. */
export function isFigure(term: string): boolean {
  return /^\p{Nd}+$/u.test(term);
}

/** The terms under which a text is found: its words, plus "60000" if it contains "60 000". */
export function listTerms(text: string): string[] {
  const figures = [...text.matchAll(GROUPED)].map(([figure]) => figure.replace(/\P{Nd}/gu, ''));
  return [...splitWords(text).flatMap(({ term }) => term ?? []), ...figures];
}

/** A piece of text: a word with its term in the index, or what is between words. */
interface TextPiece {
  text: string;
  term?: string;
}

/**
 * Splits text as the index does: at spaces, punctuation and symbols, and between digits and
 * letters; accents and case are ignored.
 * @returns all pieces in their order, so that their texts joined are the text again
 */
export function splitWords(text: string): TextPiece[] {
  return text
    .split(GAP)
    .map((piece, index) => (index % 2 === 1 ? { text: piece } : { text: piece, term: fold(piece) }))
    .filter((piece) => piece.text !== '');
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
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
  const known = new Map<string, { word: string; pages: number }>();
  const lists = sources.map(({ words }) => words.split(' ').map(count));
  function count(word: string) {
    const counted = known.get(word) ?? { word, pages: 0 };
    known.set(word, counted);
    counted.pages += 1;
    return counted;
  }
  return sources.map((source, at) => {
    const rarest = lists[at]?.toSorted((a, b) => a.pages - b.pages).slice(0, most) ?? [];
    return { ...source, words: rarest.map(({ word }) => word).join(' ') };
  });
}
