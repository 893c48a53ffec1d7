import { type Delivered, isOfBuild } from '#base/build';
import { toCanonicalPath } from '#base/paths';
import type { AnyPage } from '../define/page';
import type { Sources } from '../define/route';
import { fetchPage } from './page-cache';

const NOT_FOUND = '/404';

/**
 * Gets pages in the browser: from the data files beside them, each fetched once.
 * @param build the id of the build that made the open document
 * @param going the destination of the navigation in progress, if any
 */
export function createBrowserSources(
  build: string,
  going: () => { pathname: string; search: string; hash: string } | undefined,
): Required<Sources> {
  async function fetchData(path: string): Promise<Delivered<AnyPage>> {
    const response = await fetchPage(path);
    if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
    return (response.ok ? response : await fetchPage(NOT_FOUND)).json();
  }

  return {
    async loadPage(url) {
      const path = toCanonicalPath(url.pathname);
      const leave = () => leaveTo(url.href + (going()?.hash ?? ''));
      const page = await fetchData(path).catch(leave);
      // The 404 page needs a document load: it has a different route.
      if (!isOfBuild(page, build) || page.kind === 'not-found') return leave();
      return page;
    },
    loadView: (load) =>
      load().catch((error: unknown) => {
        const address = going();
        // Before React has started, the prerendered page stays, and works.
        if (address === undefined) throw error;
        const { pathname, search, hash } = address;
        return leaveTo(window.location.origin + pathname + search + hash);
      }),
    loadSiteData: async () => (await fetchPage('/frame')).json(),
  };
}

/** Loads the data of the document that the browser has loaded, whatever its address. */
export async function loadFirstPage(isMissing: boolean): Promise<Delivered<AnyPage>> {
  const path = isMissing ? NOT_FOUND : toCanonicalPath(window.location.pathname);
  return (await fetchPage(path)).json();
}

/**
 * A navigation whose data or view cannot be loaded, or belongs to another version, becomes an
 * ordinary page load, which gets everything from one version or shows the error.
 */
function leaveTo(address: string): Promise<never> {
  // Back and forward have already changed the address: assigning it again would only scroll.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return new Promise(() => {});
}

/** Prefetches the data of a page as soon as a link to it is hovered or focused. */
export function prefetchOnIntent(): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const act = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link && !link.pathname.includes('.'))
      fetchPage(toCanonicalPath(link.pathname)).catch(() => undefined);
  };
  document.addEventListener('pointerover', act, { passive: true });
  document.addEventListener('focusin', act);
}
