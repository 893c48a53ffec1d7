import type { BadgeVariant } from '../collections/insights/collection';
import type { Portrait } from '../components/ui/picture';
import type { SymbolSource } from '../drawings/symbols';

export type {
  SearchDocument,
  SearchEntry,
  SearchSection,
  SearchSource,
} from '#site';

/** A rating, a feature or a standard of a product, as one line that a search can show. */
export interface SearchRow {
  /** What follows the address of the product where it is printed: an anchor or a further step. */
  to: string;
  text: string;
}

/** What the search knows of products and articles beside what it knows of every page. */
export interface SearchFacts {
  /** What a product is rated for and tested to, and its rating sheet; only products have it. */
  rows?: SearchRow[];
  /** How a product looks. */
  portrait?: Portrait | undefined;
  /** What else the rows of a list of articles show. */
  article?: {
    badge: BadgeVariant;
    date: string;
    /** How long it takes to read or to watch. */
    length: string;
    product: SymbolSource | null;
    /** The language of its title and excerpt, where it is not that of the site. */
    lang?: string | undefined;
  };
}
