/** How often a failed fetch is tried again. */
export const RETRIES = 3;

/** Before the first of these tries, in milliseconds; it doubles each time. */
export const FIRST_DELAY = 1_000;

/** The longest wait between two tries, in milliseconds. */
export const LONGEST_DELAY = 30_000;

/** How long fetched data is kept, and taken to be fresh, in milliseconds. */
export const CACHE_LIFETIME = 5 * 60_000;

/**
 * How long to wait before a fetch is tried again.
 * @param failures how many retries have failed before: 0 at the first
 * @returns milliseconds: 1 s, 2 s, 4 s … at most 30 s
 */
export function toRetryDelay(failures: number): number {
  return Math.min(FIRST_DELAY * 2 ** failures, LONGEST_DELAY);
}
