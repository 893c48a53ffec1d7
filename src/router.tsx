import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { matchRoutes, useLoaderData } from 'react-router-dom';
import { memoize } from '#check/cache/memoize';
import type { AnyPage, Route, Sources, ViewModule } from '#site';
import { DocumentFailure, SiteDocument } from './document.tsx';
import { routes } from './routes.ts';

type View = ViewModule<AnyPage>['View'];

/** One component per view, so that a place stays mounted across its routes. */
const toComponent = memoize((View: View): ComponentType => {
  return function Page() {
    const page = useLoaderData<AnyPage>();
    // The key remounts the view for another entry, so that no state of the last one is left.
    return <View key={page.viewKey ?? page.path} page={page} />;
  };
});

/** The routes of the site, for server and browser alike: data and view load in parallel. */
export function createRoutes(sources: Sources): RouteObject[] {
  const { loadSiteData, loadPage, loadView = (load) => load() } = sources;
  const toRoute = ({ path, view }: Route): RouteObject => {
    const load = view as () => Promise<ViewModule<AnyPage>>;
    return {
      id: path,
      path,
      // Not called for the page being hydrated: its lazy islands are prerendered.
      loader: async ({ request, context }: LoaderFunctionArgs<AnyPage>) => {
        const page = loadPage(new URL(request.url), context);
        const late = loadView(async () => (await load()).preload?.(await page));
        await Promise.all([page, late]);
        return page;
      },
      lazy: { Component: async () => toComponent((await loadView(load)).View) },
    };
  };
  return [
    {
      id: 'site',
      loader: loadSiteData,
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
      Component: SiteDocument,
      ErrorBoundary: DocumentFailure,
      children: routes.map(toRoute),
    },
  ];
}

/**
 * Loads the view at an address before hydration: a lazy route would render the page a second time.
 * @returns the id of its route
 */
export async function loadMatched(all: RouteObject[], path: string): Promise<string> {
  const route = matchRoutes(all, path)?.at(-1)?.route;
  if (typeof route?.lazy !== 'object' || route.lazy.Component === undefined)
    throw new Error(`No view at ${path}`);
  route.Component = (await route.lazy.Component()) ?? null;
  delete route.lazy;
  return route.id ?? '';
}
