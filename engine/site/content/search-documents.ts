import { baseOf, groupRoutes } from '#base/routes';
import { routes } from '#website/routes';
import type { SearchDocument } from '#website/search-document';
import type { Content } from '../define/content';
import { toSeo } from '../define/define-page';
import type { Findable } from '../define/page';
import { listWritten } from './written-pages';

const groups = groupRoutes(routes);

/** The name of the group of hits of pages that are no entries. */
const PAGE = 'page';

/** Every page that can be found, in the order in which lists show them. */
export function listFindable(content: Content): Findable[] {
  const entries = [...groups].flatMap(([page, paths]) => page.listFindable(content, paths));
  return [...entries, ...findWritten()];
}

/**
 * The same pages with the headings of their prose: what the index is made of.
 */
export function listSearchDocuments(content: Content): SearchDocument[] {
  return listFindable(content).map(({ entry, body }) => ({
    ...entry,
    sections: content.headings(body).map(({ id, text }) => ({ id, text })),
  }));
}

/** Every group of hits, with the list that has them all where there is one. */
export function listGroups(): { kind: string; full: string | null }[] {
  const entries = [...groups.keys()].flatMap(({ searchGroup, collection }) => {
    if (searchGroup === undefined || collection === undefined) return [];
    const list = routes.find(({ path }) => path === baseOf(routes, collection.name));
    return [{ kind: searchGroup, full: list?.path ?? null }];
  });
  return [...entries, { kind: PAGE, full: null }];
}

/** Files that are pages, but for those that are no answer to a search, or that ask not to be found. */
function findWritten(): Findable[] {
  const sought = [...groups.keys()].filter(({ isUnsought }) => !isUnsought);
  const written = listWritten(sought.map(({ copy }) => copy));
  return written.flatMap(({ path, copy, body }) => {
    const { title, description, unlisted } = toSeo(copy);
    const entry = { kind: PAGE, path, title, excerpt: description, category: '', author: '' };
    return unlisted || path.includes('[') ? [] : [{ entry, body }];
  });
}
