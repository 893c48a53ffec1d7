import type { ComponentType, ReactElement } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { useLoaderData } from 'react-router-dom';
import type { Frame } from './content/frame';
import type { Page, PageKind, PageMap } from './content/page-data';
import { Document, DocumentFailure } from './document';

/** The site map: each address, and the kind of page that stands there. */
export const siteMap: { path: string; kind: PageKind }[] = [
  { path: '/', kind: 'home' },
  { path: '/products', kind: 'products' },
  { path: '/products/:slug', kind: 'product' },
  { path: '/products/:slug/datasheet', kind: 'datasheet' },
  { path: '/markets', kind: 'markets' },
  { path: '/markets/:slug', kind: 'market' },
  { path: '/stories', kind: 'stories' },
  { path: '/stories/:slug', kind: 'story' },
  { path: '/insights', kind: 'insights' },
  { path: '/insights/page/:page', kind: 'insights' },
  { path: '/insights/category/:category', kind: 'insights' },
  { path: '/insights/category/:category/page/:page', kind: 'insights' },
  { path: '/insights/:slug', kind: 'insight' },
  { path: '/search', kind: 'search' },
  { path: '/company', kind: 'company' },
  { path: '/company/careers/:slug', kind: 'job' },
  { path: '/company/contact', kind: 'contact' },
  { path: '/company/:slug', kind: 'plain' },
  { path: '/support/:slug', kind: 'plain' },
  { path: '/privacy', kind: 'plain' },
  { path: '/terms', kind: 'plain' },
  { path: '/cookies', kind: 'plain' },
  { path: '*', kind: 'not-found' },
];

type View<K extends PageKind> = ComponentType<{ page: PageMap[K] }>;

/** The module that draws each kind of page; a visitor loads only those that are opened. */
const views: { [K in PageKind]: () => Promise<{ View: View<K> }> } = {
  home: () => import('./pages/home'),
  products: () => import('./pages/products'),
  product: () => import('./pages/product'),
  datasheet: () => import('./pages/datasheet'),
  markets: () => import('./pages/markets'),
  market: () => import('./pages/market'),
  stories: () => import('./pages/stories'),
  story: () => import('./pages/story'),
  insights: () => import('./pages/insights'),
  insight: () => import('./pages/insight'),
  search: () => import('./pages/search'),
  company: () => import('./pages/company'),
  job: () => import('./pages/job'),
  contact: () => import('./pages/contact'),
  plain: () => import('./pages/plain'),
  'not-found': () => import('./pages/not-found'),
};

/** A page with the element that draws it: what the loader of every route returns. */
export interface LoadedPage {
  page: Page;
  element: ReactElement;
}

/** Where frame and pages come from: files at build time, fetched data in the browser. */
export interface Sources {
  loadFrame: () => Promise<Frame>;
  loadPage: (url: URL) => Promise<Page>;
}

/**
 * Loads the view of a page before it is shown, so that nothing is lazy while React hydrates.
 * @param page the data of the page
 * @returns the page and the element that draws it
 * @throws when the view's module cannot be loaded
 */
export async function toLoadedPage<K extends PageKind>(page: PageMap[K]): Promise<LoadedPage> {
  const { View } = await views[page.kind as K]();
  return { page: page as Page, element: <View page={page} /> };
}

function CurrentPage() {
  return useLoaderData<LoadedPage>().element;
}

/**
 * The routes of the site, for the server and the browser alike.
 * @param sources where frame and pages come from
 * @returns one root route that draws the document, and a child for each address
 */
export function createRoutes({ loadFrame, loadPage }: Sources): RouteObject[] {
  const loader = async ({ request }: LoaderFunctionArgs) =>
    toLoadedPage(await loadPage(new URL(request.url)));
  return [
    {
      id: 'frame',
      loader: loadFrame,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      Component: Document,
      ErrorBoundary: DocumentFailure,
      children: siteMap.map(({ path, kind }) => ({
        id: path,
        path,
        handle: kind,
        loader,
        Component: CurrentPage,
      })),
    },
  ];
}
