import type { AnyPage } from '../define/page.ts';
import type { Sources } from '../define/route.ts';
import { type Delivered, isOfBuild } from './build-id.ts';
import { fetchPage } from './page-cache.ts';

const NOT_FOUND = '/404';
const NOT_FOUND_KIND = 'not-found';

/** The page that the open document shows. */
export interface Start {
  /** Its address, whatever address the host has answered with it: `/products/core` or `/404`. */
  path: string;
  /** Whether it is the 404 page. */
  isMissing: boolean;
}

/** Finds out which page a document shows, from what the server rendered into it. */
export function readStart(root: Document): Start {
  const { kind, path = '/' } = root.documentElement.dataset;
  return { path, isMissing: kind === NOT_FOUND_KIND };
}

/**
 * Whether Back has left for an entry of another page, made by an earlier document at this place,
 * before the scripts of this one could follow.
 */
export function isOvertaken(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

/**
 * Shows the address of a page where a host has answered another one with it, such as
 * `/products.html` or `/products/`. The address of the 404 page stays as the visitor typed it.
 */
export function showCanonical({ path, isMissing }: Start): void {
  const { pathname, search, hash } = window.location;
  if (isMissing || pathname === path) return;
  window.history.replaceState(window.history.state, '', path + search + hash);
}

/**
 * Gets pages in the browser: from the data files beside them, each fetched once.
 * @param build the id of the build that made the open document
 * @param start the page that the document shows
 * @param going the destination of the navigation in progress, if any
 */
export function createBrowserSources(
  build: string,
  start: Start,
  going: () => { pathname: string; search: string; hash: string } | undefined,
): Required<Sources> {
  async function fetchData(path: string): Promise<Delivered<AnyPage>> {
    const response = await fetchPage(path);
    if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
    return (response.ok ? response : await fetchPage(NOT_FOUND)).json();
  }

  return {
    async loadPage({ pathname, search }) {
      const leave = () => leaveTo(pathname + search + (going()?.hash ?? ''));
      // The router of the 404 page does not know the address that the browser shows.
      if (start.isMissing) return leave();
      const page = await fetchData(pathname).catch(leave);
      // The 404 page needs a document load: it stands at any address.
      if (!isOfBuild(page, build) || page.kind === NOT_FOUND_KIND) return leave();
      return page;
    },
    loadView: (load) =>
      load().catch((error: unknown) => {
        const address = going();
        // Before React has started, the prerendered page stays, and works.
        if (address === undefined) throw error;
        const { pathname, search, hash } = address;
        return leaveTo(pathname + search + hash);
      }),
    loadSiteData: async () => (await fetchPage('/frame')).json(),
  };
}

/** Loads the data of the page that the document shows. */
export async function loadFirstPage({ path }: Start): Promise<Delivered<AnyPage>> {
  return (await fetchPage(path)).json();
}

/**
 * A navigation whose data or view cannot be loaded, or belongs to another version, becomes an
 * ordinary page load, which gets everything from one version or shows the error.
 */
function leaveTo(to: string): Promise<never> {
  const address = window.location.origin + to;
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
    if (link && !link.pathname.includes('.')) fetchPage(link.pathname).catch(() => undefined);
  };
  document.addEventListener('pointerover', act, { passive: true });
  document.addEventListener('focusin', act);
}
