import type { SiteHit } from './register';

/** A heading inside a page, which an address can name. */
export interface SearchSection {
  id: string;
  text: string;
}

/** A page that can be found, without the headings of its prose. */
export type SearchEntry = SiteHit & {
  /** The name of its group of hits. */
  kind: string;
  path: string;
  title: string;
  /** Its title in search engines, where that has other words. */
  searchTitle?: string | undefined;
  excerpt: string;
  /** The category, department or client; empty where there is none. */
  category: string;
  /** Who wrote it; empty where nobody is named. */
  author: string;
};

/** What a hit shows of a page. */
export type SearchDocument = SearchEntry & { sections: SearchSection[] };

/** What the index is made of: hits are found by these words, and do not carry them along. */
export type SearchSource = SearchDocument & {
  /** The words of its prose, each once, in small letters, with a space between two. */
  words: string;
};
