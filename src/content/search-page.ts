import type { SearchKind } from '../schemas/search';
import { searchKinds } from '../schemas/search';
import { copyOf } from './copy';
import type { PageOf, SearchGroup } from './page-data';
import type { SearchEntry } from './search-documents';

/** How many entries of a kind the list of everything names, where another list has them all. */
const LONGEST_GROUP = 30;

const fullLists: Partial<Record<SearchKind, string>> = { article: '/insights' };

/**
 * The data of the search page: everything by section, for those who search without JavaScript.
 * @param entries every page that can be found
 */
export function toSearchPage(entries: SearchEntry[]): PageOf<'search'> {
  const copy = copyOf('search');
  const groups = searchKinds.map((kind) => toGroup(kind, entries));
  return { kind: 'search', path: '/search', head: copy.seo, copy, groups };
}

function toGroup(kind: SearchKind, entries: SearchEntry[]): SearchGroup {
  const links = entries
    .filter((entry) => entry.kind === kind)
    .map(({ title, path }) => ({ label: title, path }));
  const full = fullLists[kind];
  return links.length > LONGEST_GROUP && full !== undefined
    ? { kind, links: links.slice(0, LONGEST_GROUP), full }
    : { kind, links, full: null };
}
