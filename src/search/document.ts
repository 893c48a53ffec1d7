import type { SearchSection } from '#site';
import type { BadgeVariant } from '../collections/insights/collection';
import type { SymbolSource } from '../drawings/symbols';

/** What the search knows of products and articles beyond what it knows of every page. */
export interface SearchFacts {
  /** A product's ratings, standards and rating sheet; undefined for other pages. */
  rows?: SearchSection[];
  /** Further content for rows in a list of articles. */
  article?: {
    badge: BadgeVariant;
    date: string;
    /** How long it takes to read or watch. */
    length: string;
    product: SymbolSource | null;
  };
}
