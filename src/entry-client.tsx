import { startTransition } from 'react';
import { isOfBuild } from '#base/build';
import { AssetsContext, readAssets } from '#site/browser/assets';
import {
  createBrowserSources,
  loadFirstPage,
  prefetchOnIntent,
} from '#site/browser/browser-sources';
import { createBrowserRouter, hydrateRoot, RouterProvider } from '#site/browser/libraries';
import { identifierPrefix } from './lib/ids';
import { nextTask } from './lib/next-task';
import { createRoutes, loadMatched } from './router';

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

/** Starts React on the prerendered document, once its data has arrived. */
export async function hydrate(): Promise<void> {
  let startedRouter: ReturnType<typeof createBrowserRouter> | undefined;
  const isMissing = document.documentElement.dataset.kind === 'not-found';
  const assets = readAssets(document);
  const sources = createBrowserSources(
    assets.build,
    () => startedRouter?.state.navigation.location,
  );
  const { pathname } = window.location;
  const routes = createRoutes(sources, isMissing ? pathname : undefined);
  const view = loadMatched(routes, pathname);
  // Awaited below: if another version has been published, its file may be gone.
  view.catch(() => undefined);
  const [siteData, page] = await Promise.all([sources.loadSiteData(), loadFirstPage(isMissing)]);
  // Another version has been published since this page was loaded. The page works without scripts.
  if (![siteData, page].every((data) => isOfBuild(data, assets.build))) return;
  const matched = await view;
  await nextTask();
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { site: siteData, [matched]: page } },
  });
  startedRouter = router;
  await nextTask();
  startTransition(() => {
    hydrateRoot(
      document,
      <AssetsContext value={assets}>
        <RouterProvider router={router} />
      </AssetsContext>,
      { identifierPrefix },
    );
  });
  await nextTask();
  forgiveSkippedTransitions();
  prefetchOnIntent();
  import.meta.hot?.on('content:changed', async () => {
    document.querySelector('vite-error-overlay')?.remove();
    // The address may have a page by now, rendered by another view.
    if (isMissing) return window.location.reload();
    await router.revalidate();
  });
}
