import { collections } from '#website/collections';
import { singlePages } from '#website/pages';
import type { PageKind, StaticPath } from '../define/page';
import { content } from './content';
import type { Page } from './page-data';

/** A page of the site before its data is put together. */
export interface SitePage extends StaticPath<Page> {
  kind: string;
}

/**
 * Every page of the site: the list that is prerendered, looked up and checked for dead links.
 * @returns addresses in the order of the site map: screens, lists, entries, pages of prose
 */
export function listPages(): SitePage[] {
  const all = singlePages.map(({ screen }) => screen);
  const lists = collections.flatMap((listed) => openKinds(listed, true));
  const entries = collections.flatMap((listed) => openKinds(listed, false));
  return [
    ...all.filter(({ isMany }) => !isMany).flatMap((screen) => open(screen, '')),
    ...lists,
    ...entries,
    ...all.filter(({ isMany }) => isMany).flatMap((screen) => open(screen, '')),
  ];
}

/** The address of the page that stands for every address without one. */
export const NOT_FOUND_PATH = singlePages.find(({ screen }) => screen.isHidden)?.address ?? '/404';

function openKinds(
  { base, collection }: (typeof collections)[number],
  areLists: boolean,
): SitePage[] {
  const kinds = 'pages' in collection ? collection.pages : [];
  return kinds
    .filter(({ place }) => (place === '') === areLists)
    .flatMap((kind) => open(kind, base));
}

function open({ kind, sources }: PageKind<Page>, base: string): SitePage[] {
  return sources(content, base).map((source) => ({ ...source, kind }));
}
