import type { ReactNode } from 'react';
import type { AnyPage, PageKind } from './page';

/** The module of a view. */
export interface ViewModule<P> {
  View: (props: { page: P }) => ReactNode;
  /** Loads its late parts, which a visitor who comes by a link sees with the rest. */
  preload?: () => Promise<unknown>;
}

/** An address, what stands there, and what draws it. */
export interface Route {
  /** As React Router writes it: `/products/:slug`. */
  path: string;
  /** Its definition; browsers have none (`page-stubs.ts`). */
  page: PageKind;
  view: () => Promise<ViewModule<never>>;
}

/** Puts a page at an address; its view is loaded when somebody goes there. */
export function route<P extends AnyPage>(
  path: string,
  page: PageKind<P>,
  view: () => Promise<ViewModule<NoInfer<P>>>,
): Route {
  return { path, page, view };
}
