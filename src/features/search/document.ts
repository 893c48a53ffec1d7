import type { DayNightPictures, SearchSection } from '#site';
import type { InsightCard } from '../articles/cards.ts';

/** What the search knows of products and articles beyond what it knows of every page. */
export interface SearchFacts {
  /** A product's ratings, standards and datasheet; undefined for other pages. */
  rows?: SearchSection[];
  /** How a product looks. */
  portrait?: DayNightPictures | undefined;
  /** Further content for rows in a list of articles. */
  article?: Pick<InsightCard, 'badge' | 'date' | 'length' | 'product'>;
}
