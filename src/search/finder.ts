import type { AsPlainObject, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';

import type { SearchDocument, SearchSection } from './document';
import { indexOptions, splitWords } from './index-options';
import { markTerms } from './mark';
import './finder.css';

/** A page that matches. */
export interface Hit {
  document: SearchDocument;
  /** The words of the page that were met, to be marked. */
  terms: string[];
  /** The heading inside the page that matches, where nothing else on the row would show why. */
  section?: SearchSection;
}

/** An index that can be asked. */
export interface Finder {
  /**
   * Finds the pages that contain every word of a query, by its beginning or nearly so.
   * @param query what somebody typed
   * @param accept which pages may be found
   * @returns the best first
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
    find: (query, accept = () => true) =>
      search.search(query, { filter: ({ document }) => accept(document) }).map(toHit),
    mark: markTerms,
  };
}

function toHit({ document, terms, match }: SearchResult): Hit {
  const hidden = terms.filter((term) => match[term]?.every((field) => field === 'headings'));
  const hit: Hit = { document, terms };
  const section = hit.document.sections.find(({ text }) =>
    splitWords(text).some(({ term }) => term !== undefined && hidden.includes(term)),
  );
  return section === undefined ? hit : { ...hit, section };
}
