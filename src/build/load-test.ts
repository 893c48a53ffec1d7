import autocannon from 'autocannon';

interface LoadOptions {
  /** Where the site is served, without a slash at its end. */
  origin: string;
  /** The addresses to ask for, again and again in turn. */
  paths: string[];
  /** How many requests in all, and how many at a time. */
  amount: number;
  connections: number;
}

/** What came of a load test. */
export interface LoadResult {
  requests: number;
  /** Requests without an answer, and answers that were not 200. */
  failed: number;
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  slowest: number;
}

/** Asks for pages as fast as a host can answer. */
export async function loadTest(options: LoadOptions): Promise<LoadResult> {
  const { origin, paths, amount, connections } = options;
  const headers = { 'accept-encoding': 'gzip, br' };
  const result = await autocannon({
    url: origin,
    amount,
    connections,
    requests: paths.map((path) => ({ path, headers })),
  });
  const { errors, timeouts, mismatches, non2xx } = result;
  return {
    requests: result.requests.total,
    failed: errors + timeouts + mismatches + non2xx,
    perSecond: Math.round(result.requests.average),
    slowest: result.latency.p99,
  };
}
