import { useEffect, useRef, useState } from 'react';

import { memoizeSuccess } from '#base/memoize';
import type { FetchState, PageQueries } from './page-queries';

/** Loads what fetches further pages, once: nobody needs it before asking for one. */
export const loadPageQueries = memoizeSuccess(async (): Promise<PageQueries> => {
  const { createPageQueries } = await import('./page-queries');
  const queries = createPageQueries();
  // Only changes are told, and the connection may have been lost while this was loading.
  queries.setOnline(navigator.onLine);
  return queries;
});

interface FurtherPage {
  state: FetchState | 'idle';
  /** Asks for the page; pressed again, after a failure, it asks again. */
  load: () => void;
}

/**
 * Fetches the next page of a list when it is asked for.
 * @param path the page's address, without query
 * @param onDone called once its data has arrived
 */
export function useFurtherPage(path: string, onDone: () => void): FurtherPage {
  const [asked, setAsked] = useState<{ path: string }>();
  const [state, setState] = useState<FurtherPage['state']>('idle');
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const abort = new AbortController();
    setState('idle');
    if (asked?.path !== path) return undefined;
    setState('loading');
    const report = (next: FetchState) => {
      if (abort.signal.aborted) return;
      setState(next);
      if (next !== 'done') return;
      setAsked(undefined);
      done.current();
    };
    const whenOnline = (go: () => unknown) => {
      if (abort.signal.aborted) return;
      if (navigator.onLine) return go();
      report('offline');
      window.addEventListener('online', go, { once: true, signal: abort.signal });
    };
    // A browser remembers that a script could not be had, so it is asked for once there is a line.
    const leave = () => window.location.assign(path);
    whenOnline(() => watch(path, report, abort.signal).catch(() => whenOnline(leave)));
    return () => abort.abort();
  }, [asked, path]);
  return { state, load: () => setAsked({ path }) };
}

async function watch(path: string, onState: (state: FetchState) => void, signal: AbortSignal) {
  const { watchPage } = await loadPageQueries();
  if (!signal.aborted) signal.addEventListener('abort', watchPage(path, onState));
}
