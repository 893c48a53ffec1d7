import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { useLoaderData } from 'react-router-dom';
import type { Page } from '#site/content/page-data';
import type { SiteData } from '#site/define/site-data';
import { Document, DocumentFailure } from './document';

/** The module of a view. Its name is the kind of page that it draws, which a test holds. */
interface ViewModule {
  View: ComponentType<{ page: Page }>;
}

/** The module that draws each kind of page; a visitor loads only those that are opened. */
const views = new Map(
  Object.entries(import.meta.glob<ViewModule>('./pages/*/*.tsx')).map(([file, load]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length),
    load,
  ]),
);

/**
 * The route of all pages. Which pages there are, and at which addresses, say the two lists
 * `src/collections/index.ts` and `src/pages/index.ts`: the build writes data beside each page, and
 * where there is none, the data of the 404 page comes in its place.
 */
export const PAGE_ROUTE = 'page';

/** Where frame and pages come from: files at build time, fetched data in the browser. */
export interface Sources {
  loadFrame: () => Promise<SiteData>;
  loadPage: (url: URL) => Promise<Page>;
}

/** The views that have been loaded, by the kind of page that they draw. */
const loaded = new Map<string, ViewModule['View']>();

/**
 * Loads the view of a page before it is shown, so that nothing is lazy while React hydrates.
 * @param page the data of the page
 * @returns the same data
 * @throws when no view draws pages of this kind, or its module cannot be loaded
 */
export async function withView(page: Page): Promise<Page> {
  const load = views.get(page.kind);
  if (load === undefined) throw new Error(`No view draws pages of the kind "${page.kind}"`);
  const { View } = await load();
  loaded.set(page.kind, View);
  return page;
}

function CurrentPage() {
  const page = useLoaderData<Page>();
  const View = loaded.get(page.kind);
  return View && <View page={page} />;
}

/**
 * The routes of the site, for the server and the browser alike.
 * @param sources where frame and pages come from
 * @returns one root route that draws the document, and a child for every address
 */
export function createRoutes({ loadFrame, loadPage }: Sources): RouteObject[] {
  const loader = async ({ request }: LoaderFunctionArgs) =>
    withView(await loadPage(new URL(request.url)));
  return [
    {
      id: 'frame',
      loader: loadFrame,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      Component: Document,
      ErrorBoundary: DocumentFailure,
      children: [{ id: PAGE_ROUTE, path: '*', loader, Component: CurrentPage }],
    },
  ];
}
