import type { AsPlainObject } from 'minisearch';
import { useEffect, useEffectEvent, useState } from 'react';

import { type Delivered, isOfBuild } from '#base/build';
import { memoizeSuccess } from '#base/memoize';
import type { Finder } from './finder';

const INDEX = '/search-index.json';

/** Loads the index and the code that reads it, each once. */
const loadFinder = memoizeSuccess(async (): Promise<Finder> => {
  const [{ createFinder }, response] = await Promise.all([import('./finder'), fetch(INDEX)]);
  if (!response.ok) throw new Error(`${INDEX} answers ${response.status}`);
  const index: Delivered<AsPlainObject> = await response.json();
  const { build = '' } = document.documentElement.dataset;
  if (!isOfBuild(index, build)) throw new Error(`${INDEX} is of another version`);
  return createFinder(index);
});

/** Preloads the index for a likely search; a failure shows when the search is made. */
export function expectSearch(): void {
  loadFinder().catch(() => undefined);
}

/** The state of the index: loading, loaded or failed. */
export type FinderState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | ({ state: 'ready' } & Finder);

/**
 * Loads the index when a component that needs it is shown.
 * @param address a page that shows the same search: if a retry fails too, that page is loaded,
 * since the index may have to be of the version published now
 */
export function useFinder(address: string): FinderState {
  const [attempt, setAttempt] = useState(1);
  const [finder, setFinder] = useState<FinderState>({ state: 'loading' });
  const fail = useEffectEvent(() => {
    setFinder({ state: 'failed', retry: () => setAttempt(attempt + 1) });
    if (attempt > 1 && navigator.onLine) window.location.assign(address);
  });
  useEffect(() => {
    if (attempt > 1) setFinder({ state: 'loading' });
    loadFinder().then(
      (loaded) => setFinder({ state: 'ready', ...loaded }),
      () => fail(),
    );
  }, [attempt]);
  return finder;
}
