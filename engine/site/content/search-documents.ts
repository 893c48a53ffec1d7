import { collections } from '#website/collections';
import { singlePages } from '#website/pages';
import type { SearchDocument } from '#website/search-document';
import type { Content } from '../define/content';
import type { Findable } from '../define/define-pages';
import { toSeo } from '../define/define-pages';
import { listWritten } from './written-pages';

/** The name of the group of hits of pages that are no entries. */
const PAGE = 'page';

/** Every page that can be found, in the order in which lists show them. */
export function listFindable(content: Content): Findable[] {
  const entries = collections.flatMap(({ collection }) =>
    'find' in collection ? collection.find(content) : [],
  );
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
  const groups = collections.flatMap(({ base, collection }) => {
    if (!('pages' in collection)) return [];
    const hasList = collection.pages.some(({ place }) => place === '');
    return [{ kind: collection.searchKind, full: hasList ? base : null }];
  });
  return [...groups, { kind: PAGE, full: null }];
}

/** Lists and screens, but for those that are no answer to a search, or that ask not to be found. */
function findWritten(): Findable[] {
  const lists = collections.flatMap(({ collection }) =>
    'pages' in collection ? collection.pages.filter(({ place }) => place === '') : [],
  );
  const sought = singlePages.flatMap(({ screen }) => (screen.isUnsought ? [] : [screen]));
  const schemas = [...lists, ...sought].map(({ copy }) => copy);
  return listWritten(schemas).flatMap(({ path, copy, body }) => {
    const { title, description, unlisted } = toSeo(copy);
    const entry = { kind: PAGE, path, title, excerpt: description, category: '', author: '' };
    return unlisted ? [] : [{ entry, body }];
  });
}
