import { QueryClient } from '@tanstack/react-query';

/** How many times a failed fetch is retried. */
const RETRIES = 3;

/** The delay before the first retry, in milliseconds; it doubles each time. */
const FIRST_DELAY = 1_000;

/** The longest delay between retries, in milliseconds. */
const LONGEST_DELAY = 30_000;

/** How long fetched data is kept and considered fresh, in milliseconds. */
const CACHE_LIFETIME = 5 * 60_000;

/** Creates a TanStack Query client with this site's defaults. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: RETRIES,
        retryDelay: (failures) => Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY),
        gcTime: CACHE_LIFETIME,
        staleTime: CACHE_LIFETIME,
      },
    },
  });
}
