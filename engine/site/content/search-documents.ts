import { baseOf, groupRoutes } from '#base/routes';
import type { Content } from '../define/content';
import { toSeo } from '../define/define-page';
import type { Findable } from '../define/page';
import type { Route } from '../define/route';
import type { SearchSource } from '../define/search-document';
import type { WrittenPages } from './written-pages';

/** The group of search hits for pages that aren't entries. */
const PAGE = 'page';

/** Every searchable page, in the order in which lists show them. */
export function listFindable(
  routes: readonly Route[],
  content: Content,
  written: WrittenPages,
): Findable[] {
  const entries = [...groupRoutes(routes)].flatMap(([page, paths]) =>
    page.listFindable(content, paths),
  );
  return [...entries, ...findWritten(routes, content, written)];
}

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

/** Pages written as files, except those excluded from search by their kind or as unlisted. */
function findWritten(
  routes: readonly Route[],
  content: Content,
  written: WrittenPages,
): Findable[] {
  const sought = [...groupRoutes(routes).keys()].filter(({ isUnsought }) => !isUnsought);
  const sections = new Map(sought.flatMap(({ listSections }) => listSections(content)));
  return written.list(sought.map(({ copy }) => copy)).flatMap(({ path, copy, body }) => {
    const { title, searchTitle, description, unlisted } = toSeo(copy);
    const words = { title, searchTitle, excerpt: description, category: '', author: '' };
    const entry = { kind: PAGE, path, ...words };
    return unlisted || path.includes('[') ? [] : [{ entry, body, sections: sections.get(path) }];
  });
}
