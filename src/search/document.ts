import type { BadgeVariant } from '../schemas/insight';
import type { ProductIcon } from '../schemas/product';
import type { SearchKind } from '../schemas/search';

/** A heading inside a page, which an address can name. */
export interface SearchSection {
  id: string;
  text: string;
}

/** What the index knows of a page. */
export interface SearchDocument {
  kind: SearchKind;
  path: string;
  title: string;
  excerpt: string;
  /** The category, department or client; empty where there is none. */
  category: string;
  /** Who wrote it; empty where nobody is named. */
  author: string;
  sections: SearchSection[];
  /** What else the rows of a list of articles show. */
  article?: { badge: BadgeVariant; date: string; readTime: number; icon: ProductIcon };
}
