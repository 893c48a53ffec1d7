import type { PortraitPictures } from '#site';
import type { BadgeVariant } from '../collections/insights/collection';
import type { SymbolSource } from '../drawings/symbols';

/** A rating, feature or standard of a product, as one line that a search can show. */
export interface SearchRow {
  /** Appended to the product's address to link to where it is printed: an anchor or a subpath. */
  to: string;
  text: string;
}

/** What the search knows of products and articles beyond what it knows of every page. */
export interface SearchFacts {
  /** A product's ratings, standards and rating sheet; undefined for other pages. */
  rows?: SearchRow[];
  /** How a product looks. */
  portrait?: PortraitPictures | undefined;
  /** Further content for rows in a list of articles. */
  article?: {
    badge: BadgeVariant;
    date: string;
    /** How long it takes to read or watch. */
    length: string;
    product: SymbolSource | null;
  };
}
