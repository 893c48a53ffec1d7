import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CACHE_LIFETIME, RETRIES, toRetryDelay } from '../browser/defaults';
import type { FetchState } from '../browser/page-queries';
import { createPageQueries } from '../browser/page-queries';

describe('the delay before a retry', () => {
  it('is 1 s, 2 s, 4 s and never more than 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 40].map(toRetryDelay)).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
    ]);
  });
});

describe('a page that is fetched', () => {
  const fetchData = vi.fn<(address: string) => Promise<Response>>();
  let queries: ReturnType<typeof createPageQueries>;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetchData.mockReset());
    queries = createPageQueries();
  });
  afterEach(() => {
    queries.client.unmount();
    queries.client.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const answer = (status: number) => async () => Response.json({ page: 2 }, { status });

  it('is asked for four times: at once, and after 1 s, 2 s and 4 s', async () => {
    const start = Date.now();
    const times: number[] = [];
    fetchData.mockImplementation(async () => {
      times.push(Date.now() - start);
      throw new TypeError('no line');
    });
    const failure = expect(queries.fetchPage('/insights/page/2')).rejects.toThrow('no line');
    await vi.advanceTimersByTimeAsync(60_000);
    await failure;
    expect(times).toEqual([0, 1_000, 3_000, 7_000]);
    expect(times).toHaveLength(RETRIES + 1);
  });

  it('waits 30 s between tries at most, however many there are', async () => {
    const start = Date.now();
    const times: number[] = [];
    fetchData.mockImplementation(async () => {
      times.push((Date.now() - start) / 1_000);
      throw new TypeError('no line');
    });
    const query = { queryKey: ['long'], queryFn: () => fetch('/x'), retry: 7 };
    const failure = expect(queries.client.fetchQuery(query)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(300_000);
    await failure;
    expect(times).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  });

  it('is not asked for again within five minutes, and is after them', async () => {
    fetchData.mockImplementation(answer(200));
    expect(await queries.fetchPage('/insights/page/2')).toEqual({ page: 2 });
    await vi.advanceTimersByTimeAsync(CACHE_LIFETIME - 1);
    await queries.fetchPage('/insights/page/2');
    expect(fetchData).toHaveBeenCalledTimes(1);
    expect(fetchData).toHaveBeenCalledWith('/insights/page/2.json');
    await vi.advanceTimersByTimeAsync(2);
    await queries.fetchPage('/insights/page/2');
    expect(fetchData).toHaveBeenCalledTimes(2);
    expect(CACHE_LIFETIME).toBe(300_000);
  });

  it('tells how it gets on: loading, retrying, failed, and done when asked again', async () => {
    fetchData.mockImplementation(answer(500));
    const states: FetchState[] = [];
    const tell = (state: FetchState) => states.at(-1) !== state && states.push(state);
    const stop = queries.watchPage('/insights/page/2', tell);
    await vi.advanceTimersByTimeAsync(500);
    expect(states).toEqual(['loading', 'retrying']);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(states).toEqual(['loading', 'retrying', 'failed']);
    stop();
    fetchData.mockImplementation(answer(200));
    queries.watchPage('/insights/page/2', tell);
    await vi.advanceTimersByTimeAsync(10);
    expect(states.at(-1)).toBe('done');
  });

  it('waits for the connection where there is none', async () => {
    fetchData.mockImplementation(answer(200));
    const states: FetchState[] = [];
    queries.setOnline(false);
    queries.watchPage('/insights/page/2', (state) => states.push(state));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(states.at(-1)).toBe('offline');
    expect(fetchData).not.toHaveBeenCalled();
    queries.setOnline(true);
    await vi.advanceTimersByTimeAsync(10);
    expect(states.at(-1)).toBe('done');
  });
});
