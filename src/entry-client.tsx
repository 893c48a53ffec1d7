import { startTransition } from 'react';

import { AssetsContext, readAssets } from './assets';
import { createBrowserSources } from './browser-sources';
import { forgetRobotTags } from './head/forget-robot-tags';
import { nextTask } from './lib/next-task';
import { createBrowserRouter, hydrateRoot, RouterProvider } from './libraries';
import { createRoutes, siteMap, toLoadedPage } from './routes';

/** Starts React on the prerendered document, once its data has arrived. */
export async function hydrate(): Promise<void> {
  const isMissing = document.documentElement.dataset.kind === 'not-found';
  const { sources, loadFirstPage, prefetchOnIntent } = createBrowserSources();
  const [frame, page] = await Promise.all([sources.loadFrame(), loadFirstPage(isMissing)]);
  const loaded = await toLoadedPage(page);
  await nextTask();
  // Every route gets the data, and the router uses that of the one it finds: to find it here would
  // take a slow phone as long once more.
  const loaderData = Object.fromEntries(siteMap.map(({ path }) => [path, loaded]));
  const router = createBrowserRouter(createRoutes(sources), {
    hydrationData: { loaderData: { ...loaderData, frame } },
  });
  await nextTask();
  const assets = readAssets(document);
  startTransition(() => {
    hydrateRoot(
      document,
      <AssetsContext value={assets}>
        <RouterProvider router={router} />
      </AssetsContext>,
    );
  });
  await nextTask();
  router.subscribe(({ navigation }) => {
    if (navigation.location && navigation.location.pathname !== page.path) forgetRobotTags();
  });
  prefetchOnIntent();
  import.meta.hot?.on('content:changed', async () => {
    document.querySelector('vite-error-overlay')?.remove();
    await router.revalidate();
  });
}
