import type { AnyPage } from './page';
import type { SiteData } from './site-data';

/** Where data and views come from: files at build time, requests in the browser. */
export interface Sources {
  loadSiteData: () => Promise<SiteData>;
  loadPage: (url: URL) => Promise<AnyPage>;
  /** Loads a module; on failure, leaves for a full page load. */
  loadView?: <T>(load: () => Promise<T>) => Promise<T>;
}
