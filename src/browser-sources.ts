import type { Frame, Page } from './content/page-data';
import { toCanonicalPath, toDataFile } from './lib/paths';
import type { Sources } from './routes';
import { toLoadedPage } from './routes';

const NOT_FOUND = '/404';

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

  async function loadPage(url: URL): Promise<Page> {
    const response = await fetchOnce(toCanonicalPath(url.pathname)).catch(() => leaveTo(url));
    if (!response.ok && response.status !== 404) return leaveTo(url);
    const page: Page = await readJson(response.ok ? response : await fetchOnce(NOT_FOUND));
    await toLoadedPage(page).catch(() => leaveTo(url));
    return page;
  }

  return {
    sources: { loadPage, loadFrame: async () => readJson<Frame>(await fetchOnce('/frame')) },
    loadFirstPage: async (isMissing) =>
      readJson(await fetchOnce(isMissing ? NOT_FOUND : toCanonicalPath(window.location.pathname))),
    prefetchOnIntent: () => listenForIntent((path) => void fetchOnce(path).catch(() => undefined)),
  };
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
