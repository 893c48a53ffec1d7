import type { AsPlainObject } from 'minisearch';
import { useEffect, useMemo, useState } from 'react';

import { type Delivered, isOfBuild } from '#base/build';
import { memoizeSuccess } from '#base/memoize';
import { withParameter } from '../lib/addresses';
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
interface FinderState extends Finder {
  state: 'loading' | 'failed' | 'ready';
}

const LOADING: FinderState = { state: 'loading', find: () => [] };

/**
 * What is found in the index, which is loaded when a component that needs it is shown.
 * @param list the page that shows the same search: to try again, the browser loads that page, with
 * the index of the version published now
 */
export function useHits(list: string, query: string) {
  const [{ state, find }, setFinder] = useState(LOADING);
  useEffect(() => {
    loadFinder().then(
      (loaded) => setFinder({ state: 'ready', ...loaded }),
      () => setFinder({ ...LOADING, state: 'failed' }),
    );
  }, []);
  const hits = useMemo(() => find(query), [find, query]);
  const retry = () => window.location.assign(withParameter(list, 'q', query));
  return { state, hits, retry };
}
