import { expect, it } from 'vitest';

import { loadOnce } from '../browser/load-once.ts';

it('loads once, however often it is asked', async () => {
  let count = 0;
  const load = loadOnce(async () => {
    count += 1;
    return count;
  });
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

it('forgets a failure and tries again', async () => {
  const answers = [Promise.reject(new Error('no line')), Promise.resolve('index')];
  const load = loadOnce(() => answers.shift() ?? Promise.reject(new Error('too often')));
  await expect(load()).rejects.toThrow('no line');
  expect(await load()).toBe('index');
  expect(await load()).toBe('index');
});
