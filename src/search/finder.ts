import type { AsPlainObject, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';

import type { SearchDocument, SearchRow, SearchSection } from './document';
import { fuzzyOptions, indexOptions, isFigure, listTerms, splitWords } from './index-options';
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
   * Finds the pages that contain every word of a query, by its beginning; where no page does, those
   * with nearly the same words.
   * @param query what somebody typed
   * @param accept which pages may be found
   * @returns the best first, and products before whatever is as good; where the query has a figure,
   * products of which one row says it all come before whatever names it
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
  return {
    find: (query, accept = () => true) => {
      const filter = (result: SearchResult) => accept(result.document) && isAsked(result);
      const exact = search.search(query, { filter, boostDocument });
      const results =
        exact.length > 0 ? exact : search.search(query, { filter, boostDocument, ...fuzzyOptions });
      return [...results.filter(isRated), ...results.filter((result) => !isRated(result))].map(
        toHit,
      );
    },
    mark: markTerms,
  };
}

/** How much better than another page a product is that has the same words. */
const PRODUCT = 2;

/** How much less a position is that has the same words: "lead time" is no post of a lead in full time. */
const JOB = 0.5;

function boostDocument(_: string, __: string, fields?: Record<string, unknown>): number {
  const { rows, kind } = Object(fields?.document);
  if (kind === 'job') return JOB;
  return rows === undefined ? 1 : PRODUCT;
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
function isRated({ document, terms, queryTerms }: SearchResult): boolean {
  const { rows = [] }: SearchDocument = document;
  if (!queryTerms.some(isFigure)) return false;
  return rows.some(({ text }) => {
    const inside = listTerms(text).filter((term) => terms.includes(term));
    return queryTerms.every((word) => inside.some((term) => term.startsWith(word)));
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
