import type { ReactNode } from 'react';
import type { AnyPage } from './page.ts';
import type { SiteData } from './site-data.ts';
import type { SitePageData } from './site-types.ts';

export interface ViewModule<P> {
  View: (props: { page: P }) => ReactNode;
  /** Loads its lazy islands, so that a visitor who navigates here sees them with the rest. */
  preload?: (page: P) => Promise<unknown>;
}

/** A path, the kind of the page there, and the view that renders it. */
export interface Route {
  /** In React Router syntax: `/products/:slug`. */
  path: string;
  /** The kind of its definition, which browsers never load. */
  kind: string;
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

/** The data of a kind of page of the site. */
type DataOf<K> = Extract<SitePageData, { kind: K }>;

/**
 * Puts a page at an address; its view is loaded when someone navigates there.
 * @param kind the kind of the page, as its copy says
 */
export function route<const K extends SitePageData['kind']>(
  path: string,
  kind: K,
  view: () => Promise<ViewModule<NoInfer<DataOf<K>>>>,
): Route {
  return { path, kind, view };
}
