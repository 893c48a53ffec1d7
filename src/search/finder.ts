import type { AsPlainObject, SearchOptions, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';

import type { SearchDocument, SearchRow, SearchSection } from './document';
import {
  fuzzyOptions,
  indexOptions,
  isFigure,
  listAsked,
  listTerms,
  splitWords,
} from './index-options';
import { markTerms } from './mark';
import './finder.css';

/** A page that matches. */
export interface Hit {
  document: SearchDocument;
  /** The words of the page that were met, to be marked. */
  terms: string[];
  /** The heading inside the page that matches, where nothing else on the row would show why. */
  section?: SearchSection;
  /** The rating, feature or standard of a product that matches best. */
  row?: SearchRow;
}

/** An index that can be asked. */
export interface Finder {
  /**
   * Finds the pages that contain every word of a query, by its beginning; where only prose has them
   * all, those with more than half of them too; where no page does, those with nearly the same words,
   * then those with more than half of these, and last, unless a figure is asked for, those with half.
   * @param query what somebody typed
   * @param accept which pages may be found
   * @returns the best first, products and what says the words together before whatever is as good;
   * where the query has a figure, products of which one row says it all come before whatever names
   * it, unless all products say it
   */
  find: (query: string, accept?: (document: SearchDocument) => boolean) => Hit[];
  /** Marks what was found; given along, so that nothing of it loads before the first search. */
  mark: typeof markTerms;
}

/**
 * Reads the index.
 * @param index what `buildIndex` made
 * @throws when it is not such an index
 */
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
        withAny(way).filter((hit) => shareOf(hit, asked) > HALF);
      const exact = withAll({});
      const isExact = exact.length > 0;
      const all = isExact ? exact : withAll(fuzzyOptions);
      const isEnough = isExact ? exact.some(isNamed) : all.length > 0;
      const most = isEnough ? all : withMost(isExact ? {} : fuzzyOptions);
      const isOver = most.length > 0 || asked.some(isFigure);
      const results = isOver ? most : withAny({}).filter((hit) => shareOf(hit, asked) === HALF);
      const rated = results.filter((result) => isRated(result, asked));
      const first = new Set(rated.length < products ? rated : []);
      return [...first, ...results.filter((result) => !first.has(result))].map(toHit);
    },
    mark: markTerms,
  };
}

/** Whether a page has all words of a query in more than its prose. */
function isNamed({ queryTerms, terms, match }: SearchResult): boolean {
  const named = terms.filter((term) => match[term]?.some((field) => field !== 'words'));
  return queryTerms.every((word) => named.some((term) => term.startsWith(word)));
}

const HALF = 0.5;

/** How many of the words of a query a page has, from 0 to 1. */
function shareOf({ queryTerms }: SearchResult, asked: string[]): number {
  return new Set(queryTerms).size / new Set(asked).size;
}

/** How much better than another page a product is that has the same words. */
const PRODUCT = 2;

/** How much better one is of which the description has the word. */
const DESCRIBED = 4;

/** How much less a position is that has the same words: "lead time" is no post of a lead in full time. */
const JOB = 0.5;

/** How much better a page is that says the words of a query together, as they were typed. */
const TOGETHER = 2;

/** How much a page counts for a query, beside how often and where it has its words. */
function boostFor(asked: string[]): NonNullable<SearchOptions['boostDocument']> {
  const phrase = new RegExp(`(?<=^| )${asked.join('\\S* ')}`);
  const together = new Map<string, boolean>();
  return (id, term, fields) => {
    const document: SearchDocument = Object(fields).document;
    const isTogether = together.get(id) ?? (asked.length > 1 && says(document, phrase));
    together.set(id, isTogether);
    const kind = weigh(document, term);
    return isTogether ? kind * TOGETHER : kind;
  };
}

/** How much a page of its kind counts for a word. */
function weigh({ kind, rows, excerpt }: SearchDocument, term: string): number {
  if (rows !== undefined) return listTerms(excerpt).includes(term) ? DESCRIBED : PRODUCT;
  return kind === 'job' ? JOB : 1;
}

/** Whether a title, a heading, a row or the excerpt of a page has a phrase, small words left out. */
function says(
  { title, searchTitle = '', excerpt, sections, rows = [] }: SearchDocument,
  phrase: RegExp,
): boolean {
  const texts = [...sections, ...rows].map(({ text }) => text);
  return [title, searchTitle, excerpt, ...texts].some((text) =>
    phrase.test(listAsked(text).join(' ')),
  );
}

/** Whether each word of a query was met by one that begins like it: "bring" is no misspelling of "ring". */
function isAsked({ terms, queryTerms }: SearchResult): boolean {
  return queryTerms.every((word) => terms.some((term) => term[0] === word[0]));
}

function toHit({ document, terms: all, queryTerms, match }: SearchResult): Hit {
  const terms = all.filter((term) => queryTerms.some((word) => term[0] === word[0]));
  const hidden = terms.filter((term) => match[term]?.every((field) => field === 'headings'));
  const hit: Hit = { document, terms };
  const row = findRow(
    hit.document,
    terms.filter((term) => !match[term]?.includes('title')),
  );
  if (row !== undefined) return { ...hit, row };
  const section = hit.document.sections.find(({ text }) =>
    splitWords(text).some(({ term }) => term !== undefined && hidden.includes(term)),
  );
  return section === undefined ? hit : { ...hit, section };
}

/** Whether one row of a product says all that a query with a figure asks for. */
function isRated({ document, terms }: SearchResult, asked: string[]): boolean {
  const { rows = [] }: SearchDocument = document;
  if (!asked.some(isFigure)) return false;
  return rows.some(({ text }) => {
    const inside = listTerms(text).filter((term) => terms.includes(term));
    return asked.every((word) => inside.some((term) => term.startsWith(word)));
  });
}

/** The row with the most of some terms, the first of several; none where no row has any. */
function findRow({ rows = [] }: SearchDocument, terms: string[]): SearchRow | undefined {
  const [best] = rows
    .map((row) => ({ row, count: countTerms(row, terms) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return best?.row;
}

function countTerms({ text }: SearchRow, terms: string[]): number {
  const inside = new Set(listTerms(text));
  return terms.filter((term) => inside.has(term)).length;
}
