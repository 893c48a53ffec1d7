import { startTransition, useEffect, useState } from 'react';

import { withParameter } from '../../lib/addresses.ts';
import { loadSearch } from './load-search.ts';
import type { Hit, Search } from './open-search.ts';

/** What was found for a query. */
interface Found {
  query: string;
  hits: Hit[];
}

const NOTHING: Found = { query: '', hits: [] };

/**
 * What is found in the index, which is loaded when a component that needs it is shown.
 * @param list the page that shows the same search: to try again, the browser loads that page, with
 * the index of the version published now
 * @returns the hits of the query, or of the one before it until they are there (`isSettled`)
 */
export function useHits(list: string, query: string) {
  const [search, setSearch] = useState<Search | 'failed'>();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    loadSearch().then(setSearch, () => setSearch('failed'));
  }, []);
  useEffect(() => {
    if (search === undefined || search === 'failed' || query.trim() === '') return;
    let isCurrent = true;
    search.find(query).then(
      (hits) => {
        // Typing goes on meanwhile.
        if (isCurrent) startTransition(() => setFound({ query, hits }));
      },
      () => isCurrent && setSearch('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [search, query]);
  const visible = query.trim() === '' ? NOTHING : found;
  const state = search === 'failed' ? 'failed' : visible === undefined ? 'loading' : 'ready';
  return {
    state,
    hits: visible?.hits ?? [],
    isSettled: visible === NOTHING || visible?.query === query,
    retry: () => window.location.assign(withParameter(list, 'q', query)),
  } as const;
}
