import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../browser/query-client';

describe('what TanStack Query fetches', () => {
  const fetchData = vi.fn<() => Promise<string>>();
  let client: QueryClient;

  beforeEach(() => {
    vi.useFakeTimers();
    fetchData.mockReset();
    client = createQueryClient();
  });
  afterEach(() => {
    client.clear();
    vi.useRealTimers();
  });

  const query = (options = {}) =>
    client.fetchQuery({ queryKey: ['page'], queryFn: fetchData, ...options });

  /** The time of each attempt, in seconds. */
  async function readTimes(options = {}): Promise<number[]> {
    const start = Date.now();
    const times: number[] = [];
    fetchData.mockImplementation(async () => {
      times.push((Date.now() - start) / 1_000);
      throw new TypeError('no line');
    });
    const failure = expect(query(options)).rejects.toThrow('no line');
    await vi.advanceTimersByTimeAsync(300_000);
    await failure;
    return times;
  }

  it('is asked for four times: at once, and after 1 s, 2 s and 4 s', async () => {
    expect(await readTimes()).toEqual([0, 1, 3, 7]);
  });

  it('waits 30 s between tries at most, however many there are', async () => {
    expect(await readTimes({ retry: 7 })).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  });

  it('is not asked for again within five minutes, and is after them', async () => {
    fetchData.mockResolvedValue('page 2');
    expect(await query()).toBe('page 2');
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    await query();
    expect(fetchData).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2);
    await query();
    expect(fetchData).toHaveBeenCalledTimes(2);
  });
});
