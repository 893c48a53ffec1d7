import MiniSearch from 'minisearch';

import type { SearchDocument } from './document';
import { indexOptions } from './index-options';

/**
 * Makes the index that browsers fetch, at build time.
 * @param documents every page that can be found
 * @returns what `search-index.json` holds, read back by `createFind`
 */
export function buildIndex(documents: SearchDocument[]): object {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return index.toJSON();
}
