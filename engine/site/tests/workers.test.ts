import { availableParallelism } from 'node:os';
import { expect, it, vi } from 'vitest';
import { countThreads } from '../build/workers';

it('there are as many threads as cores, unless a setting says how many', () => {
  const counts = ['3', '1', '0', '-1', '1.5', 'two', ''].map((setting) => {
    vi.stubEnv('SITE_THREADS', setting);
    return countThreads();
  });
  const cores = availableParallelism();
  expect(counts).toEqual([3, 1, cores, cores, cores, cores, cores]);
});
