import type { Delivered } from '#base/build';
import { isOfBuild } from '#base/build';
import { toCanonicalPath, toDataFile } from '#base/paths';
import type { AnyPage } from '../define/page';
import type { SiteData } from '../define/site-data';
import type { Sources } from '../define/sources';
import { loadPageQueries } from './use-further-page';

const NOT_FOUND = '/404';

/** Pages of a list beyond the first are fetched with retries, by code that loads when one is. */
const FURTHER_PAGE = /\/page\/\d+$/;

interface OpenPage {
  /** The id of the build that made the open document. */
  build: string;
  /** Where somebody is going, while they are. */
  going: () => { pathname: string; search: string; hash: string } | undefined;
}

interface BrowserSources {
  sources: Sources;
  /** The data of the document that the browser has loaded, whatever its address. */
  loadFirstPage: (isMissing: boolean) => Promise<Delivered<AnyPage>>;
  /** Fetches the data of a page as soon as a pointer or the focus rests on a link to it. */
  prefetchOnIntent: () => void;
}

/** Where the browser gets pages from: the data files beside them, each fetched once. */
export function createBrowserSources({ build, going }: OpenPage): BrowserSources {
  const fetched = new Map<string, Promise<Response>>();

  function fetchOnce(path: string): Promise<Response> {
    const known = import.meta.hot ? undefined : fetched.get(path);
    const response = known ?? fetch(`/${toDataFile(path)}`);
    fetched.set(path, response);
    response.catch(() => fetched.delete(path));
    return response;
  }

  function isFurther(path: string): boolean {
    return FURTHER_PAGE.test(path) && !fetched.has(path);
  }

  function prefetch(path: string) {
    // A script that could not be had once is not had again.
    if (!navigator.onLine) return;
    const data: Promise<unknown> = isFurther(path) ? fetchFurther(path) : fetchOnce(path);
    data.catch(() => undefined);
  }

  async function fetchData(path: string): Promise<Delivered<AnyPage>> {
    if (isFurther(path)) return fetchFurther(path);
    const response = await fetchOnce(path);
    if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
    return readJson(response.ok ? response : await fetchOnce(NOT_FOUND));
  }

  async function loadPage(url: URL): Promise<AnyPage> {
    const path = toCanonicalPath(url.pathname);
    const leave = () => leaveTo(url.href + (going()?.hash ?? ''));
    const page = await fetchData(path).catch(leave);
    // The page for unknown addresses comes as a document: its route is another one.
    if (!isOfBuild(page, build) || page.kind === 'not-found') return leave();
    return page;
  }

  function loadView<T>(load: () => Promise<T>): Promise<T> {
    return load().catch((error: unknown) => {
      const address = going();
      // Before React is there, the page stays as it is, and works.
      if (address === undefined) throw error;
      const { pathname, search, hash } = address;
      return leaveTo(window.location.origin + pathname + search + hash);
    });
  }

  return {
    sources: {
      loadPage,
      loadView,
      loadSiteData: async () => readJson<SiteData>(await fetchOnce('/frame')),
    },
    loadFirstPage: async (isMissing) =>
      readJson(await fetchOnce(isMissing ? NOT_FOUND : toCanonicalPath(window.location.pathname))),
    prefetchOnIntent: () => listenForIntent(prefetch),
  };
}

async function fetchFurther(path: string): Promise<Delivered<AnyPage>> {
  const { fetchPage } = await loadPageQueries();
  return fetchPage(path);
}

/**
 * A navigation whose data or view cannot be had, or belongs to another version, becomes an ordinary
 * page load, which gets all of one version or can say why.
 */
function leaveTo(address: string): Promise<never> {
  // Back and forth have changed the address already: to go there again would only scroll.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return new Promise(() => {});
}

function readJson<T>(response: Response): Promise<T> {
  return response.clone().json();
}

function listenForIntent(prefetch: (path: string) => void) {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return;
  const act = ({ target }: Event) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (link && !link.pathname.includes('.')) prefetch(toCanonicalPath(link.pathname));
  };
  document.addEventListener('pointerover', act, { passive: true });
  document.addEventListener('focusin', act);
}
