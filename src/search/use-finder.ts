import { useCallback, useEffect, useState } from 'react';

import { rememberSuccess } from '../lib/remember';
import type { Finder } from './finder';

const INDEX = '/search-index.json';

/** Loads the index and the code that reads it, both once. */
const loadFinder = rememberSuccess(async (): Promise<Finder> => {
  const [{ createFinder }, response] = await Promise.all([import('./finder'), fetch(INDEX)]);
  if (!response.ok) throw new Error(`${INDEX} answers ${response.status}`);
  return createFinder(await response.json());
});

/** Loads the index ahead of a search that is likely; a failure shows when the search is made. */
export function expectSearch(): void {
  loadFinder().catch(() => undefined);
}

/** The index on its way, there, or not to be had. */
export type FinderState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | ({ state: 'ready' } & Finder);

/** Loads the index where a component is shown that needs it. */
export function useFinder(): FinderState {
  const [finder, setFinder] = useState<FinderState>({ state: 'loading' });
  const load = useCallback(() => {
    setFinder({ state: 'loading' });
    loadFinder().then(
      (loaded) => setFinder({ state: 'ready', ...loaded }),
      () => setFinder({ state: 'failed', retry: load }),
    );
  }, []);
  useEffect(load, [load]);
  return finder;
}
