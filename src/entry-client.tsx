import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { AssetsContext, readAssets } from './assets';
import { createBrowserSources } from './browser-sources';
import { forgetRobotTags } from './head/forget-robot-tags';
import { createRoutes, toLoadedPage } from './routes';

/** Starts React on the prerendered document, once its data has arrived. */
export async function hydrate(): Promise<void> {
  const isMissing = document.documentElement.dataset.kind === 'not-found';
  const { sources, loadFirstPage, prefetchOnIntent } = createBrowserSources();
  const [frame, page] = await Promise.all([sources.loadFrame(), loadFirstPage(isMissing)]);
  const loaded = await toLoadedPage(page);
  const routes = createRoutes(sources);
  const matched = matchRoutes(routes, window.location)?.at(-1)?.route.id ?? '*';
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { frame, [matched]: loaded } },
  });
  const assets = readAssets(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <AssetsContext value={assets}>
        <RouterProvider router={router} />
      </AssetsContext>,
    );
  });
  router.subscribe(({ navigation }) => {
    if (navigation.location && navigation.location.pathname !== page.path) forgetRobotTags();
  });
  prefetchOnIntent();
  import.meta.hot?.on('content:changed', async () => {
    document.querySelector('vite-error-overlay')?.remove();
    await router.revalidate();
  });
}
