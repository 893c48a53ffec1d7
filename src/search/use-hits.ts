import type { AsPlainObject } from 'minisearch';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { type Delivered, isOfBuild } from '#base/build';
import { memoizeSuccess } from '#base/memoize';
import { withParameter } from '#base/paths';
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
 * @param list the page that shows the same search: if a retry fails too, that page is loaded, since
 * the index may have to be of the version published now
 * @param accept filters pages; must stay the same function while it accepts the same ones
 */
export function useHits(list: string, query: string, accept?: Parameters<Finder['find']>[1]) {
  const [attempt, setAttempt] = useState(1);
  const [{ state, find }, setFinder] = useState(LOADING);
  const fail = useEffectEvent(() => {
    setFinder({ ...LOADING, state: 'failed' });
    if (attempt > 1 && navigator.onLine) window.location.assign(withParameter(list, 'q', query));
  });
  useEffect(() => {
    if (attempt > 1) setFinder(LOADING);
    loadFinder().then(
      (loaded) => setFinder({ state: 'ready', ...loaded }),
      () => fail(),
    );
  }, [attempt]);
  const hits = useMemo(() => find(query, accept), [find, query, accept]);
  return { state, hits, retry: () => setAttempt(attempt + 1) };
}
