import type { AsPlainObject, SearchOptions, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';

import type { SearchDocument, SearchSection } from '#site';
import type { SearchRow } from './document';
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
  /** The matching heading inside the page, if nothing else in the row would show why it matches. */
  section?: SearchSection;
  /** The best matching rating, feature or standard of a product. */
  row?: SearchRow;
}

/** A searchable index. */
export interface Finder {
  /**
   * Finds pages that contain every word of a query as a prefix. If only prose contains them all,
   * pages with more than half of the words are included. If no page has them all, it tries in turn:
   * similar words (fuzzy), more than half of those, and, unless the query has a figure, half of the
   * words.
   * @param query what the visitor typed
   * @param accept filters pages
   * @returns the best first; products, and pages where the words appear together, rank above
   * otherwise equal ones. If the query has a figure, products with one row that matches all of it
   * come first, unless all products match
   */
  find: (query: string, accept?: (document: SearchDocument) => boolean) => Hit[];
}

/** Reads the index that `buildIndex` made; throws if it is no such index. */
export function createFinder(index: AsPlainObject): Finder {
  const search = MiniSearch.loadJS(index, indexOptions);
  const all = search.search(MiniSearch.wildcard);
  const products = all.filter(({ document }) => document.rows !== undefined).length;
  return {
    find: (query, accept = () => true) => {
      const asked = listAsked(query);
      const filter = (result: SearchResult) => accept(result.document) && isAsked(result);
      const options = { filter, boostDocument: boostFor(asked) };
      const withAll = (way: SearchOptions) => search.search(query, { ...options, ...way });
      const withAny = (way: SearchOptions) => withAll({ ...way, combineWith: 'OR' });
      const withMost = (way: SearchOptions) =>
        withAny(way).filter((hit) => shareOf(hit, asked) > 0.5);
      const exact = withAll({});
      const isExact = exact.length > 0;
      const all = isExact ? exact : withAll(fuzzyOptions);
      const isEnough = isExact ? exact.some(isNamed) : all.length > 0;
      const most = isEnough ? all : withMost(isExact ? {} : fuzzyOptions);
      const isOver = most.length > 0 || asked.some(isFigure);
      const results = isOver ? most : withAny({}).filter((hit) => shareOf(hit, asked) === 0.5);
      const rated = results.filter((result) => isRated(result, asked));
      const first = new Set(rated.length < products ? rated : []);
      return [...first, ...results.filter((result) => !first.has(result))].map(toHit);
    },
  };
}

/** Whether a page has all words of a query outside its prose. */
function isNamed({ queryTerms, terms, match }: SearchResult): boolean {
  const named = terms.filter((term) => match[term]?.some((field) => field !== 'words'));
  return queryTerms.every((word) => named.some((term) => term.startsWith(word)));
}

/** The share of a query's words that a page has, from 0 to 1. */
function shareOf({ queryTerms }: SearchResult, asked: string[]): number {
  return new Set(queryTerms).size / new Set(asked).size;
}

/**
 * The boost of a page for a query, on top of where and how often it has the words: twice that of
 * its kind if it has them together, in the order typed.
 */
function boostFor(asked: string[]): NonNullable<SearchOptions['boostDocument']> {
  const phrase = new RegExp(`(?<=^| )${asked.join('\\S* ')}`);
  const together = new Map<string, boolean>();
  return (id, term, fields) => {
    const document: SearchDocument = Object(fields).document;
    const isTogether = together.get(id) ?? (asked.length > 1 && says(document, phrase));
    together.set(id, isTogether);
    const kind = weigh(document, term);
    return isTogether ? 2 * kind : kind;
  };
}

/** The boost of a page for a word: products first, above all if their description has it. */
function weigh({ kind, rows, excerpt }: SearchDocument, term: string): number {
  if (rows !== undefined) return listTerms(excerpt).includes(term) ? 4 : 2;
  // A search for "lead time" is not about a full-time lead position.
  return kind === 'job' ? 0.5 : 1;
}

/** Whether a title, a heading, a row or the excerpt of a page has a phrase, ignoring stop words. */
function says(
  { title, searchTitle = '', excerpt, sections, rows = [] }: SearchDocument,
  phrase: RegExp,
): boolean {
  const texts = [...sections, ...rows].map(({ text }) => text);
  return [title, searchTitle, excerpt, ...texts].some((text) =>
    phrase.test(listAsked(text).join(' ')),
  );
}

/** Whether each word matched a term with its first letter: "bring" is no misspelling of "ring". */
function isAsked({ terms, queryTerms }: SearchResult): boolean {
  return queryTerms.every((word) => terms.some((term) => term[0] === word[0]));
}

function toHit({ document, terms: all, queryTerms, match }: SearchResult): Hit {
  const terms = all.filter((term) => queryTerms.some((word) => term[0] === word[0]));
  const hidden = terms.filter((term) => match[term]?.every((field) => field === 'sections'));
  const hit: Hit = { document, mark: (text) => markTerms(text, terms) };
  const untitled = terms.filter((term) => !match[term]?.includes('title'));
  const row = findRow(hit.document, untitled);
  if (row !== undefined) return { ...hit, row };
  const section = hit.document.sections.find(({ text }) =>
    splitWords(text).some(({ term }) => term !== undefined && hidden.includes(term)),
  );
  return section === undefined ? hit : { ...hit, section };
}

/** Whether one row of a product matches all of a query with a figure. */
function isRated({ document, terms }: SearchResult, asked: string[]): boolean {
  const { rows = [] }: SearchDocument = document;
  if (!asked.some(isFigure)) return false;
  return rows.some(({ text }) => {
    const inside = listTerms(text).filter((term) => terms.includes(term));
    return asked.every((word) => inside.some((term) => term.startsWith(word)));
  });
}

/** The row that has the most of these terms, the first if tied; undefined if no row has any. */
function findRow({ rows = [] }: SearchDocument, terms: string[]): SearchRow | undefined {
  const countIn = ({ text }: SearchRow) => {
    const inside = new Set(listTerms(text));
    return terms.filter((term) => inside.has(term)).length;
  };
  const [best] = rows
    .map((row) => ({ row, count: countIn(row) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return best?.row;
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
