import { QueryClient } from '@tanstack/react-query';

/** How often a failed fetch is tried again. */
const RETRIES = 3;

/** Before the first of these tries, in milliseconds; it doubles each time. */
const FIRST_DELAY = 1_000;

/** The longest wait between two tries, in milliseconds. */
const LONGEST_DELAY = 30_000;

/** How long fetched data is kept, and taken to be fresh, in milliseconds. */
const CACHE_LIFETIME = 5 * 60_000;

/** Makes a client of TanStack Query with the defaults of this site. */
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
