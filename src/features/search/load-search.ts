import { loadOnce } from '#site/browser/load-once';

/** Loads the search, once. */
export const loadSearch = loadOnce(async () => (await import('./open-search.ts')).openSearch());

/** Preloads the search as it is about to be used; a failure shows when the search is made. */
export function expectSearch(): void {
  loadSearch().catch(() => undefined);
}
