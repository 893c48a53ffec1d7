import { startTransition } from 'react';
import type { DataRouter, RouteObject } from 'react-router-dom';
import { AssetsContext, readAssets } from '#site/browser/assets';
import {
  createBrowserSources,
  isOvertaken,
  loadFirstPage,
  prefetchOnIntent,
  readStart,
  type Start,
  showCanonical,
} from '#site/browser/browser-sources';
import { isOfBuild } from '#site/browser/build-id';
import { tellError } from '#site/browser/dev-errors';
import {
  createBrowserRouter,
  createMemoryRouter,
  hydrateRoot,
  RouterProvider,
} from '#site/browser/libraries';
import { nameHistoryEntries } from './lib/history-entries.ts';

import { identifierPrefix } from './lib/ids.ts';
import { nextTask } from './lib/next-task.ts';
import { createRoutes, loadMatched } from './router.tsx';

/**
 * A skipped View Transition (overtaken by another, or in a hidden page) rejects `ready`. React
 * Router does not handle that, so it would be reported as an error although nothing is wrong.
 */
function forgiveSkippedTransitions() {
  const start = document.startViewTransition?.bind(document);
  if (start === undefined) return;
  document.startViewTransition = (...args) => {
    const skipped = start(...args);
    skipped.ready.catch(() => {});
    return skipped;
  };
}

/**
 * Creates the router at the page that the document shows. That of the 404 page stands at `/404`,
 * since what a visitor typed may match another route, or none: it knows nothing of the address.
 */
function startRouter(
  routes: RouteObject[],
  start: Start,
  loaderData: Record<string, unknown>,
): DataRouter {
  const hydrationData = { loaderData };
  if (start.isMissing)
    return createMemoryRouter(routes, { initialEntries: [start.path], hydrationData });
  showCanonical(start);
  nameHistoryEntries();
  return createBrowserRouter(routes, { hydrationData });
}

/** Starts React on the prerendered document, once its data has arrived. */
export async function hydrate(): Promise<void> {
  let startedRouter: DataRouter | undefined;
  const start = readStart(document);
  const assets = readAssets(document);
  const sources = createBrowserSources(
    assets.build,
    start,
    () => startedRouter?.state.navigation.location,
  );
  const routes = createRoutes(sources);
  const view = loadMatched(routes, start.path);
  // Awaited below: if another version has been published, its file may be gone.
  view.catch(() => undefined);
  const [siteData, page] = await Promise.all([sources.loadSiteData(), loadFirstPage(start)]);
  // Another version has been published since this page was loaded. The page works without scripts.
  if (![siteData, page].every((data) => isOfBuild(data, assets.build))) return;
  const matched = await view;
  if (isOvertaken()) return window.location.reload();
  await nextTask();
  const router = startRouter(routes, start, { site: siteData, [matched]: page });
  startedRouter = router;
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <AssetsContext value={assets}>
        <RouterProvider router={router} />
      </AssetsContext>,
      // Spelled out, so that it is dropped from public bundles.
      { identifierPrefix, ...(import.meta.hot && { onCaughtError: tellError }) },
    );
  });
  await nextTask();
  forgiveSkippedTransitions();
  prefetchOnIntent();
  import.meta.hot?.on('content:changed', async () => {
    document.querySelector('vite-error-overlay')?.remove();
    // The address may have a page by now, rendered by another view.
    if (start.isMissing) return window.location.reload();
    await router.revalidate();
  });
}
