import type { ReactNode } from 'react';
import type { AnyPage, PageKind } from './page';
import type { SiteData } from './site-data';

/** The module of a view. */
export interface ViewModule<P> {
  View: (props: { page: P }) => ReactNode;
  /** Loads its late parts, so that a visitor who navigates here sees them with the rest. */
  preload?: (page: P) => Promise<unknown>;
}

/** A path, the page there, and the view that renders it. */
export interface Route {
  /** In React Router syntax: `/products/:slug`. */
  path: string;
  /** Its definition; browsers have none (`page-stubs.ts`). */
  page: PageKind;
  view: () => Promise<ViewModule<never>>;
}

/** Where data and views come from: files at build time, requests in the browser. */
export interface Sources {
  loadSiteData: () => Promise<SiteData>;
  /** Loads the page at an address; at build time it is the one that is being `rendered`. */
  loadPage: (url: URL, rendered: AnyPage) => Promise<AnyPage>;
  /** Loads a module; on failure, leaves for a full page load. */
  loadView?: <T>(load: () => Promise<T>) => Promise<T>;
}

/** Puts a page at an address; its view is loaded when someone navigates there. */
export function route<P extends AnyPage>(
  path: string,
  page: PageKind<P>,
  view: () => Promise<ViewModule<NoInfer<P>>>,
): Route {
  return { path, page, view };
}
