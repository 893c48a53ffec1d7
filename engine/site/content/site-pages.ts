import { groupRoutes } from '#base/routes';
import { routes } from '#website/routes';
import type { PageKind, SitePage } from '../define/page';
import { content } from './content';

const groups = groupRoutes(routes);

/**
 * Every page of the site: the list that is prerendered, looked up and checked for dead links.
 * @returns addresses in the order of `src/routes.ts`
 */
export function listPages(): SitePage[] {
  return [...groups].flatMap(([page, paths]) => page.listPages(content, paths));
}

/** Every page of one kind. */
export function listPagesOf<P>(kind: PageKind<P>): SitePage<P>[] {
  const own = routes.flatMap(({ page, path }) => (page === kind ? [path] : []));
  return kind.listPages(content, own);
}

/** The address of the page that stands for every address without one. */
export const NOT_FOUND_PATH = routes.find(({ page }) => page.isHidden)?.path ?? '/404';
