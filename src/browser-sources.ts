import type { Frame } from './content/frame';
import type { Page } from './content/page-data';
import { loadPageQueries } from './fetching/use-further-page';
import { toCanonicalPath, toDataFile } from './lib/paths';
import type { Sources } from './routes';
import { toLoadedPage } from './routes';

const NOT_FOUND = '/404';

/** Pages of a list beyond the first are fetched with retries, by code that loads when one is. */
const FURTHER_PAGE = /\/page\/\d+$/;

interface BrowserSources {
  sources: Sources;
  /** The data of the document that the browser has loaded, whatever its address. */
  loadFirstPage: (isMissing: boolean) => Promise<Page>;
  /** Fetches the data of a page as soon as a pointer or the focus rests on a link to it. */
  prefetchOnIntent: () => void;
}

/** Where the browser gets pages from: the data files beside them, each fetched once. */
export function createBrowserSources(): BrowserSources {
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
    const data: Promise<unknown> = isFurther(path) ? fetchFurther(path) : fetchOnce(path);
    data.catch(() => undefined);
  }

  async function fetchData(path: string): Promise<Page> {
    if (isFurther(path)) return fetchFurther(path);
    const response = await fetchOnce(path);
    if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
    return readJson(response.ok ? response : await fetchOnce(NOT_FOUND));
  }

  async function loadPage(url: URL): Promise<Page> {
    const path = toCanonicalPath(url.pathname);
    const page = await fetchData(path).catch(() => leaveTo(url));
    await toLoadedPage(page).catch(() => leaveTo(url));
    return page;
  }

  return {
    sources: { loadPage, loadFrame: async () => readJson<Frame>(await fetchOnce('/frame')) },
    loadFirstPage: async (isMissing) =>
      readJson(await fetchOnce(isMissing ? NOT_FOUND : toCanonicalPath(window.location.pathname))),
    prefetchOnIntent: () => listenForIntent(prefetch),
  };
}

async function fetchFurther(path: string): Promise<Page> {
  const { fetchPage } = await loadPageQueries();
  return fetchPage(path);
}

/** A navigation whose data or view cannot be had becomes an ordinary page load, which can say why. */
function leaveTo(url: URL): Promise<never> {
  window.location.assign(url);
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
