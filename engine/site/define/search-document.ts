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
  excerpt: string;
  /** The category, department or client; empty where there is none. */
  category: string;
  /** Who wrote it; empty where nobody is named. */
  author: string;
};

/** What the index knows of a page. */
export type SearchDocument = SearchEntry & { sections: SearchSection[] };
