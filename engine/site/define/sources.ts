import type { AnyPage } from './page';
import type { SiteData } from './site-data';

/** Where data and views come from: files at build time, fetched ones in the browser. */
export interface Sources {
  loadSiteData: () => Promise<SiteData>;
  loadPage: (url: URL) => Promise<AnyPage>;
  /** Loads a module, or leaves for a document that can do without. */
  loadView?: <T>(load: () => Promise<T>) => Promise<T>;
}
