import type { SiteHit } from './site-types.ts';

/** The group of search hits for pages that aren't entries. */
export const PAGE = 'page';

/** A part of a page that a hit can lead to, such as a heading. */
export interface SearchSection {
  /** Appended to the address of the page: an anchor or a subpath. */
  to: string;
  text: string;
}

/** A searchable page, without the headings of its prose. */
export type SearchEntry = SiteHit & {
  /** The name of its group of hits. */
  kind: string;
  path: string;
  title: string;
  /** Its title in search engines, if different. */
  searchTitle?: string | undefined;
  excerpt: string;
  /** The category, department or client; empty if there is none. */
  category: string;
  /** Who wrote it; empty if nobody is named. */
  author: string;
};

/** What a search hit shows about a page. */
export type SearchDocument = SearchEntry & { sections: SearchSection[] };

/** The input of the index: hits are found by these words, but do not contain them. */
export type SearchSource = SearchDocument & {
  /** The words of its prose, unique, in lower case, space-separated. */
  words: string;
};
