import { memoizeSuccess } from '#check/cache/memoize';

/** Loads the search, once. */
export const loadSearch = memoizeSuccess(async () =>
  (await import('./open-search.ts')).openSearch(),
);

/** Preloads the search as it is about to be used; a failure shows when the search is made. */
export function expectSearch(): void {
  loadSearch().catch(() => undefined);
}
