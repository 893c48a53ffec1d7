import type { AsPlainObject, SearchOptions, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';

import type { SearchDocument, SearchSection } from '#site';
import {
  fuzzyOptions,
  indexOptions,
  isFigure,
  listAsked,
  listTerms,
  splitWords,
} from './search-index';
import './finder.css';

/** A piece of text, and whether to highlight it. */
interface MarkedPiece {
  text: string;
  isMatch: boolean;
}

/** A page that matches. */
export interface Hit {
  document: SearchDocument;
  /** Splits any text of the page into what matches and what does not. */
  mark: (text: string) => MarkedPiece[];
  /** The row of a product, or the heading if nothing else shows why the page matches. */
  section: SearchSection | undefined;
}

/** A searchable index. */
export interface Finder {
  /**
   * Finds pages that contain every word of a query as a prefix; if none does, similar words
   * (fuzzy); then those with half of the words, or with more than half if the query has a figure.
   * @param query what the visitor typed
   * @returns the best first; products, and pages where the words appear together, rank above
   * otherwise equal ones
   */
  find: (query: string) => Hit[];
}

/** Reads the index that `buildIndex` made; throws if it is no such index. */
export function createFinder(index: AsPlainObject): Finder {
  const search = MiniSearch.loadJS(index, indexOptions);
  return {
    find: (query) => {
      const asked = listAsked(query);
      const least = new Set(asked).size * (asked.some(isFigure) ? 0.51 : 0.5);
      const filter = (result: SearchResult) => isAsked(result) && result.queryTerms.length >= least;
      const options = { filter, boostDocument: boostFor(asked) };
      const ways: SearchOptions[] = [{}, fuzzyOptions, { ...fuzzyOptions, combineWith: 'OR' }];
      for (const way of ways) {
        const found = search.search(query, { ...options, ...way });
        if (found.length > 0) return found.map(toHit);
      }
      return [];
    },
  };
}

/** The boost of a page for a query, on top of where and how often it has the words. */
function boostFor(asked: string[]): NonNullable<SearchOptions['boostDocument']> {
  const together = new Map<string, boolean>();
  return (id, term, fields) => {
    const document: SearchDocument = Object(fields).document;
    const isTogether = together.get(id) ?? (asked.length > 1 && saysTogether(document, asked));
    together.set(id, isTogether);
    return (isTogether ? 2 : 1) * weigh(document, term);
  };
}

/** The boost of a page for a word: products first, above all if their description has it. */
function weigh({ kind, rows, excerpt }: SearchDocument, term: string): number {
  if (rows !== undefined) return listTerms(excerpt).includes(term) ? 4 : 2;
  // A search for "lead time" is not about a full-time lead position.
  return kind === 'job' ? 0.5 : 1;
}

/** Whether a title, a heading, a row or the excerpt of a page has all words of a query. */
function saysTogether(document: SearchDocument, asked: string[]): boolean {
  const { title, searchTitle = '', excerpt, sections, rows = [] } = document;
  const texts = [title, searchTitle, excerpt, ...[...sections, ...rows].map(({ text }) => text)];
  return texts
    .map(listTerms)
    .some((terms) => asked.every((word) => terms.some((term) => term.startsWith(word))));
}

/** Whether each word matched a term with its first letter: "bring" is no misspelling of "ring". */
function isAsked({ terms, queryTerms }: SearchResult): boolean {
  return queryTerms.every((word) => terms.some((term) => term[0] === word[0]));
}

function toHit({ document, terms: all, queryTerms, match }: SearchResult): Hit {
  const { rows = [], sections }: SearchDocument = document;
  const terms = all.filter((term) => queryTerms.some((word) => term[0] === word[0]));
  const untitled = terms.filter((term) => !match[term]?.includes('title'));
  const hidden = terms.filter((term) => match[term]?.every((field) => field === 'sections'));
  const section = findBest(rows, untitled) ?? findBest(sections, hidden);
  return { document, mark: (text) => markTerms(text, terms), section };
}

/** The section that has the most of these terms, the first if tied; undefined if none has any. */
function findBest(sections: SearchSection[], terms: string[]): SearchSection | undefined {
  const countIn = ({ text }: SearchSection) => {
    const inside = new Set(listTerms(text));
    return terms.filter((term) => inside.has(term)).length;
  };
  const [best] = sections.filter(countIn).toSorted((a, b) => countIn(b) - countIn(a));
  return best;
}

/**
 * Splits any text of a matching page into what matches a search and what does not.
 * @param terms the terms of the hit; a single letter is highlighted only after a figure, as its
 * unit
 * @returns the pieces in order; adjacent pieces without a match are merged
 */
export function markTerms(text: string, terms: string[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let before = '';
  for (const { text: word, term } of splitWords(text)) {
    const isWhole = term !== undefined && (term.length > 1 || isFigure(term) || isFigure(before));
    const isMatch = isWhole && terms.includes(term);
    before = term ?? before;
    const last = pieces.at(-1);
    if (last && !last.isMatch && !isMatch) last.text += word;
    else pieces.push({ text: word, isMatch });
  }
  return pieces;
}
