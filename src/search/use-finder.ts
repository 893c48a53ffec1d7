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

/** The index, in which nothing is found until it is ready. */
export interface FinderState extends Finder {
  state: 'loading' | 'failed' | 'ready';
}

const LOADING: FinderState = { state: 'loading', find: () => [] };

/**
 * Loads the index when a component that needs it is shown.
 * @param address a page that shows the same search: if a retry fails too, that page is loaded,
 * since the index may have to be of the version published now
 */
export function useFinder(address: string): FinderState & { retry: () => void } {
  const [attempt, setAttempt] = useState(1);
  const [finder, setFinder] = useState(LOADING);
  const fail = useEffectEvent(() => {
    setFinder({ ...LOADING, state: 'failed' });
    if (attempt > 1 && navigator.onLine) window.location.assign(address);
  });
  useEffect(() => {
    if (attempt > 1) setFinder(LOADING);
    loadFinder().then(
      (loaded) => setFinder({ state: 'ready', ...loaded }),
      () => fail(),
    );
  }, [attempt]);
  return { ...finder, retry: () => setAttempt(attempt + 1) };
}
