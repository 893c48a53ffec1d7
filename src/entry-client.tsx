import { startTransition } from 'react';
import { isOfBuild } from '#base/build';
import { createBrowserSources } from '#site/browser/browser-sources';
import { createBrowserRouter, hydrateRoot, RouterProvider } from '#site/browser/libraries';
import { AssetsContext, readAssets } from '../engine/site/browser/assets';
import { forgetRobotTags } from './head/forget-robot-tags';
import { nextTask } from './lib/next-task';
import { createRoutes, PAGE_ROUTE, withView } from './routes';

/** Starts React on the prerendered document, once its data has arrived. */
export async function hydrate(): Promise<void> {
  const isMissing = document.documentElement.dataset.kind === 'not-found';
  const assets = readAssets(document);
  const { sources, loadFirstPage, prefetchOnIntent } = createBrowserSources({
    build: assets.build,
    anchor: () => router.state.navigation.location?.hash ?? '',
  });
  const first = await Promise.all([sources.loadFrame(), loadFirstPage(isMissing)]);
  // Another version has been published since this page was loaded. It works without scripts.
  if (!first.every((data) => isOfBuild(data, assets.build))) return;
  const [frame, page] = first;
  await withView(page);
  await nextTask();
  const router = createBrowserRouter(createRoutes(sources), {
    hydrationData: { loaderData: { frame, [PAGE_ROUTE]: page } },
  });
  await nextTask();
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
