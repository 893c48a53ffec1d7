import type { BadgeVariant } from '../collections/insights/collection';
import type { SymbolSource } from '../drawings/symbols';

/** A heading inside a page, which an address can name. */
export interface SearchSection {
  id: string;
  text: string;
}

/** A rating, a feature or a standard of a product, as one line that a search can show. */
export interface SearchRow {
  /** What follows the address of the product where it is printed: an anchor or a further step. */
  to: string;
  text: string;
}

/** What the index knows of a page. */
export interface SearchDocument {
  /** The name of its group of hits. */
  kind: string;
  path: string;
  title: string;
  excerpt: string;
  /** The category, department or client; empty where there is none. */
  category: string;
  /** Who wrote it; empty where nobody is named. */
  author: string;
  sections: SearchSection[];
  /** What a product is rated for and tested to, and its rating sheet; only products have it. */
  rows?: SearchRow[];
  /** What else the rows of a list of articles show. */
  article?: {
    badge: BadgeVariant;
    date: string;
    /** How long it takes to read or to watch. */
    length: string;
    product: SymbolSource | null;
  };
}

/** A page that can be found, without the headings of its prose. */
export type SearchEntry = Omit<SearchDocument, 'sections'>;
