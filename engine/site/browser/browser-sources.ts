import type { Delivered } from '#base/build';
import { isOfBuild } from '#base/build';
import { toCanonicalPath } from '#base/paths';
import type { AnyPage } from '../define/page';
import type { Sources } from '../define/sources';
import { fetchPage } from './page-cache';

const NOT_FOUND = '/404';

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
  async function fetchData(path: string): Promise<Delivered<AnyPage>> {
    const response = await fetchPage(path);
    if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status}`);
    return (response.ok ? response : await fetchPage(NOT_FOUND)).json();
  }

  async function loadPage(url: URL): Promise<AnyPage> {
    const path = toCanonicalPath(url.pathname);
    const leave = () => leaveTo(url.href + (going()?.hash ?? ''), going());
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
      return leaveTo(window.location.origin + pathname + search + hash, address);
    });
  }

  return {
    sources: {
      loadPage,
      loadView,
      loadSiteData: async () => (await fetchPage('/frame')).json(),
    },
    loadFirstPage: async (isMissing) => {
      const path = isMissing ? NOT_FOUND : toCanonicalPath(window.location.pathname);
      return (await fetchPage(path)).json();
    },
    prefetchOnIntent,
  };
}

/** The navigation that has become a page load. */
let left: object | undefined;

/**
 * A navigation whose data or view cannot be had, or belongs to another version, becomes an ordinary
 * page load, which gets all of one version or can say why.
 */
function leaveTo(address: string, going: object | undefined): Promise<never> {
  // Of an older version both data and view are missing: one page load is enough.
  if (going !== undefined && going === left) return new Promise(() => {});
  left = going;
  // Back and forth have changed the address already: to go there again would only scroll.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return new Promise(() => {});
}

function prefetchOnIntent() {
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
