import { baseOf, groupRoutes } from '#base/routes';
import type { Content } from '../define/content';
import type { Findable } from '../define/page';
import type { Route } from '../define/route';
import { PAGE, type SearchSource } from '../define/search-document';

/** Adds the headings and words of their prose to searchable pages: the input of the index. */
export function toSearchSources(found: readonly Findable[], content: Content): SearchSource[] {
  return found.map(({ entry, body, sections = [] }) => {
    const { headings, words } = content.sought(body);
    const all = [...headings.map(({ id, text }) => ({ id, text })), ...sections];
    return { ...entry, sections: all, words };
  });
}

/** Every group of hits, with the path of the page that lists all of them, if any. */
export function listGroups(routes: readonly Route[]): { kind: string; full: string | null }[] {
  const entries = [...groupRoutes(routes).keys()].flatMap(({ searchGroup, collection }) => {
    if (searchGroup === undefined || collection === undefined) return [];
    const list = routes.find(({ path }) => path === baseOf(routes, collection.name));
    return [{ kind: searchGroup, full: list?.path ?? null }];
  });
  return [...entries, { kind: PAGE, full: null }];
}
