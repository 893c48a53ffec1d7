import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';

import { toDataFile } from '#base/paths';
import { CACHE_LIFETIME, RETRIES, toRetryDelay } from './defaults';

/** How a page that was asked for is getting on. */
export type FetchState = 'loading' | 'retrying' | 'offline' | 'failed' | 'done';

/** Fetches pages with the defaults of this site. */
export interface PageQueries {
  /**
   * The data of a page, fetched at most once in five minutes.
   * @param path the page's address, without query
   * @returns what its `.json` holds
   * @throws when the last of the retries has failed
   */
  fetchPage: <T>(path: string) => Promise<T>;
  /**
   * Asks for a page and tells how that gets on, until it is done or nobody wants to know any more.
   * @param path the page's address, without query
   * @param onState called with every new state
   * @returns stops telling
   */
  watchPage: (path: string, onState: (state: FetchState) => void) => () => void;
  /** Says whether there is a connection, where the browser has not said so since the start. */
  setOnline: (isOnline: boolean) => void;
  client: QueryClient;
}

/** Makes a cache of its own; the site has one. */
export function createPageQueries(): PageQueries {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: RETRIES,
        retryDelay: toRetryDelay,
        gcTime: CACHE_LIFETIME,
        staleTime: CACHE_LIFETIME,
      },
    },
  });
  // From now on, what waits for a connection goes on when it is back.
  client.mount();
  return {
    client,
    setOnline: (isOnline) => onlineManager.setOnline(isOnline),
    fetchPage: <T>(path: string) => client.fetchQuery(toQuery<T>(path)),
    watchPage: (path, onState) => {
      const observer = new QueryObserver(client, toQuery(path));
      const notify = () => onState(toState(observer.getCurrentResult()));
      const stop = observer.subscribe(notify);
      notify();
      return stop;
    },
  };
}

function toQuery<T>(path: string) {
  return { queryKey: ['page', path], queryFn: () => fetchJson<T>(`/${toDataFile(path)}`) };
}

async function fetchJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}

interface QueryProgress {
  status: 'pending' | 'error' | 'success';
  fetchStatus: 'fetching' | 'paused' | 'idle';
  failureCount: number;
}

function toState({ status, fetchStatus, failureCount }: QueryProgress): FetchState {
  if (status === 'success') return 'done';
  if (fetchStatus === 'paused') return 'offline';
  if (status === 'error' && fetchStatus === 'idle') return 'failed';
  return failureCount > 0 ? 'retrying' : 'loading';
}
