import type { AsPlainObject, SearchOptions, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';

import type { SearchDocument, SearchSection } from '#site';
import { fuzzyOptions, indexOptions } from './search-index.ts';
import { isFigure, listAsked, listTerms } from './terms.ts';

/** A page that matches, as plain data. */
export interface FoundPage {
  /** What a hit shows of its page. */
  document: Omit<SearchDocument, 'sections' | 'rows'>;
  /** The words of the page that match, as terms of the index. */
  terms: string[];
  /** The row of a product, or the heading if nothing else shows why the page matches. */
  section: SearchSection | undefined;
}

/** A searchable index. */
export interface Finder {
  /**
   * Finds pages that contain every word of a query as a prefix; if none does, similar words
   * (fuzzy); then those with most of the words, but at least half, or more than half if the query
   * has a figure. Products whose name has most of the words come first, even if others have all.
   * @param query what the visitor typed
   * @returns the best first; products, and pages where the words appear together, rank above
   * otherwise equal ones
   */
  find: (query: string) => FoundPage[];
}

/** Reads the index that `buildIndex` made; throws if it is no such index. */
export function createFinder(index: AsPlainObject): Finder {
  const search = MiniSearch.loadJS(index, indexOptions);
  return {
    find: (query) => {
      const askedTerms = new Set(listAsked(query));
      const options = { filter: isAsked, boostDocument: boostFor([...askedTerms]) };
      const ask: Ask = (way) => search.search(query, { ...options, ...way });
      return listBest(askedTerms, ask).map(toFoundPage);
    },
  };
}

type Ask = (way: SearchOptions) => SearchResult[];

/** Pages with every word; failing that, with most of them. Products that are named come first. */
function listBest(askedTerms: Set<string>, ask: Ask): SearchResult[] {
  const exact = ask({});
  const every = exact.length > 0 ? exact : ask(fuzzyOptions);
  const foundIds = new Set(every.map(({ id }) => id));
  const namedIds = new Set(findNamed(askedTerms, ask).filter((id) => !foundIds.has(id)));
  if (every.length > 0 && namedIds.size === 0) return every;
  const most = findMost(askedTerms, ask);
  const first = most.filter(({ id }) => namedIds.has(id));
  const rest = every.length > 0 ? every : most.filter(({ id }) => !namedIds.has(id));
  return [...first, ...rest];
}

/** The pages with at least half of the words, those with the most of them first. */
function findMost(askedTerms: Set<string>, ask: Ask): SearchResult[] {
  const least = askedTerms.size * ([...askedTerms].some(isFigure) ? 0.51 : 0.5);
  return ask({ ...fuzzyOptions, combineWith: 'OR' })
    .filter(({ queryTerms }) => queryTerms.length >= least)
    .toSorted((a, b) => b.queryTerms.length - a.queryTerms.length || b.score - a.score);
}

/** The ids of products that have more than half of the words in their name, title or category. */
function findNamed(askedTerms: Set<string>, ask: Ask): SearchResult['id'][] {
  const fields = ['title', 'searchTitle', 'category'];
  return ask({ ...fuzzyOptions, combineWith: 'OR', fields })
    .filter(
      ({ document, queryTerms }) => isProduct(document) && queryTerms.length > askedTerms.size / 2,
    )
    .map(({ id }) => id);
}

function isProduct({ rows }: SearchDocument): boolean {
  return rows !== undefined;
}

/** The boost of a page for a query, on top of where and how often it has the words. */
function boostFor(askedTerms: string[]): NonNullable<SearchOptions['boostDocument']> {
  const together = new Map<string, boolean>();
  return (id, term, fields) => {
    const document: SearchDocument = Object(fields).document;
    const isTogether =
      together.get(id) ?? (askedTerms.length > 1 && saysTogether(document, askedTerms));
    together.set(id, isTogether);
    return (isTogether ? 2 : 1) * weigh(document, term);
  };
}

/** The boost of a page for a word: products first, above all if their description has it. */
function weigh(document: SearchDocument, term: string): number {
  if (isProduct(document)) return listTerms(document.excerpt).includes(term) ? 4 : 2;
  // A search for "lead time" is not about a full-time lead position.
  return document.kind === 'job' ? 0.5 : 1;
}

/** Whether a title, a heading, a row or the excerpt of a page has all words of a query. */
function saysTogether(document: SearchDocument, askedTerms: string[]): boolean {
  const { title, searchTitle = '', excerpt, sections, rows = [] } = document;
  const texts = [title, searchTitle, excerpt, ...[...sections, ...rows].map(({ text }) => text)];
  return texts
    .map(listTerms)
    .some((terms) => askedTerms.every((word) => terms.some((term) => term.startsWith(word))));
}

/** Whether each word matched a term with its first letter: "bring" is no misspelling of "ring". */
function isAsked({ terms, queryTerms }: SearchResult): boolean {
  return queryTerms.every((word) => terms.some((term) => term[0] === word[0]));
}

function toFoundPage({ document: found, terms: all, queryTerms, match }: SearchResult): FoundPage {
  const { rows = [], sections, ...document }: SearchDocument = found;
  const terms = all.filter((term) => queryTerms.some((word) => term[0] === word[0]));
  const untitled = terms.filter((term) => !match[term]?.includes('title'));
  const hidden = terms.filter((term) => match[term]?.every((field) => field === 'sections'));
  const section = findBest(rows, untitled) ?? findBest(sections, hidden);
  return { document, terms, section };
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
