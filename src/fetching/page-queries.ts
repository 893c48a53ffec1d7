import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';

import { toDataFile } from '../lib/paths';
import { CACHE_LIFETIME, RETRIES, toRetryDelay } from './defaults';

/** How a page that was asked for is getting on. */
export type FetchState = 'loading' | 'retrying' | 'offline' | 'failed' | 'done';

/** Makes a client with the defaults of this site. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: RETRIES,
        retryDelay: toRetryDelay,
        gcTime: CACHE_LIFETIME,
        staleTime: CACHE_LIFETIME,
      },
    },
  });
}

const client = createQueryClient();
// The manager hears of changes only, and may have been loaded while there was no connection.
onlineManager.setOnline(navigator.onLine);

/**
 * The data of a page, fetched at most once in five minutes.
 * @param path the page's address, without query
 * @returns what its `.json` holds
 * @throws when the last of the retries has failed
 */
export function fetchPage<T>(path: string): Promise<T> {
  return client.fetchQuery(toQuery<T>(path));
}

/**
 * Asks for a page and tells how that gets on, until it is done or nobody wants to know any more.
 * @param path the page's address, without query
 * @param onState called with every new state
 * @returns stops telling
 */
export function watchPage(path: string, onState: (state: FetchState) => void): () => void {
  const observer = new QueryObserver(client, toQuery(path));
  const tell = () => onState(toState(observer.getCurrentResult()));
  const stop = observer.subscribe(tell);
  tell();
  return stop;
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
