import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { keepUnitsIn } from '#base/units';
import type { Redirect } from '#check/redirects';
import type { Assets } from '#site/browser/assets';
import { AssetsContext } from '#site/browser/assets';
import { content } from '#site/content/content';
import { loadSiteData } from '#site/content/load-site-data';
import { listSearchDocuments } from '#site/content/search-documents';
import { listPages, listPagesOf, NOT_FOUND_PATH } from '#site/content/site-pages';
import type { FileSizes } from '#site/define/entry';
import type { AnyPage, LoadedPage } from '#site/define/page';
import { markets } from './collections/markets/collection';
import { RedirectPage } from './components/layout/redirect-page';
import { RobotSlots } from './head/robot-slots';
import { RobotTags, StructuredData } from './head/robot-tags';
import type { DatasheetPage } from './pages/datasheet/page';
import { datasheet } from './pages/datasheet/page';
import { createRoutes } from './router';
import { buildIndex } from './search/build-index';

export { findPictureAddress } from '#site/content/media';
export { redirects } from '#site/content/redirects';

export { loadSiteData as loadFrame };

const ORIGIN = 'http://prerender';
const pages = listPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Every address of the site, in the order of `routes.ts`. */
export const paths: string[] = pages.map(({ path }) => path);

/** The names of all markets, in their order. */
export const marketNames: string[] = content.getCollection(markets).all.map(({ name }) => name);

/** What each rating sheet that is made as a file shows, by the file's address. */
export function loadDatasheets(): [file: string, page: DatasheetPage][] {
  return listPagesOf(datasheet).map(({ load }) => {
    const { page } = load({});
    return [page.file, keepUnitsIn(page)];
  });
}

/**
 * The data of one page, and what machines are told of it.
 * @param path an address of `paths`; any other gives the 404 page
 * @param sizes the bytes of the files that have been made beside pages
 * @returns what the page's `.json` holds, and what does not travel to browsers
 */
export function openPage(path: string, sizes: FileSizes): LoadedPage {
  const source = byPath.get(path) ?? byPath.get(NOT_FOUND_PATH);
  if (source === undefined) throw new Error('content/pages/404.mdx is missing');
  const loaded = source.load(sizes);
  return { ...loaded, page: keepUnitsIn(loaded.page) };
}

/** What is fetched beside pages, the data of the frame first: file name without `/` → makes its JSON. */
export const sharedData: Record<string, () => object> = {
  'frame.json': loadSiteData,
  'search-index.json': () => buildIndex(keepUnitsIn(listSearchDocuments(content))),
};

/** The data of pages that are being rendered, by address. */
const rendering = new Map<string, AnyPage>();

const handler = createStaticHandler(
  createRoutes({
    loadFrame: async () => loadSiteData(),
    loadPage: async ({ pathname }) => {
      const page = rendering.get(pathname);
      if (page === undefined) throw new Error(`${pathname} is not being rendered`);
      return page;
    },
  }),
);

/**
 * Renders one page.
 * @param opened its data, and what machines are told of it
 * @param assets what the document loads beside its words
 * @returns the whole document
 * @throws what a component throws: a build never swallows it
 */
export async function renderPage(opened: LoadedPage, assets: Assets): Promise<string> {
  const { page } = opened;
  rendering.set(page.path, page);
  const context = await handler.query(new Request(ORIGIN + page.path));
  // Another call may have asked for newer data of the same page in the meantime.
  if (rendering.get(page.path) === page) rendering.delete(page.path);
  if (context instanceof Response) throw new Error(`${page.path} answers ${context.status}`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  const said = { opened, frame: loadSiteData() };
  const robots = { head: <RobotTags {...said} />, end: <StructuredData {...said} /> };
  const html = renderToString(
    <AssetsContext value={assets}>
      <RobotSlots value={robots}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </RobotSlots>
    </AssetsContext>,
  );
  return `<!doctype html>${html}`;
}

/** Renders the small document at an old address. */
export function renderRedirect(redirect: Redirect): string {
  return `<!doctype html>${renderToStaticMarkup(<RedirectPage redirect={redirect} frame={loadSiteData()} />)}`;
}
