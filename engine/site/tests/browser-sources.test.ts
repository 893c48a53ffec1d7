import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserSources } from '../browser/browser-sources';

const assign = vi.fn();
const location = { origin: 'https://grid.example', href: 'https://grid.example/', assign };
beforeEach(() => vi.stubGlobal('window', { location }));
afterEach(() => assign.mockReset());

const missing = () => Promise.reject(new TypeError('no such file'));
const address = { pathname: '/insights', search: '?q=relay', hash: '#a', state: null, key: 'a' };

it('a view that cannot be had becomes a load of the page, with its search and its place', async () => {
  const sources = createBrowserSources('a', () => address);
  void sources.loadView(missing);
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(assign.mock.calls).toEqual([['https://grid.example/insights?q=relay#a']]);
});

it('a view that cannot be had while nobody leaves the page is told', async () => {
  const sources = createBrowserSources('a', () => undefined);
  await expect(sources.loadView(missing)).rejects.toThrow('no such file');
  expect(assign).not.toHaveBeenCalled();
});
