import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPage } from '../browser/page-cache.ts';

const fetchData = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetchData));
afterEach(() => fetchData.mockReset());

it('the data of a page is fetched once, and can be read by each that asks', async () => {
  fetchData.mockResolvedValue(Response.json({ page: 2 }));
  const [one, other] = await Promise.all([fetchPage('/once'), fetchPage('/once')]);
  expect([await one.json(), await other.json()]).toEqual([{ page: 2 }, { page: 2 }]);
  expect(fetchData.mock.calls).toEqual([['/once.json']]);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('no line'))],
  ['answers with an error', async () => new Response('', { status: 500 })],
])('what %s is fetched again', async (failure, fail) => {
  const path = `/${failure}`;
  fetchData.mockImplementationOnce(fail).mockResolvedValueOnce(Response.json({}));
  await fetchPage(path).catch(() => undefined);
  expect((await fetchPage(path)).ok).toBe(true);
  expect((await fetchPage(path)).ok).toBe(true);
  expect(fetchData).toHaveBeenCalledTimes(2);
});
