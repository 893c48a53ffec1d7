import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBrowserSources, readStart, showCanonical } from '../browser/browser-sources.ts';

const assign = vi.fn();
const location = { origin: 'https://grid.example', href: 'https://grid.example/', assign };
beforeEach(() => vi.stubGlobal('window', { location }));
afterEach(() => assign.mockReset());

const missing = () => Promise.reject(new TypeError('no such file'));
const HOME = { path: '/', isMissing: false };
const address = { pathname: '/insights', search: '?q=relay', hash: '#a', state: null, key: 'a' };

it('a view that cannot be had becomes a load of the page, with its search and its place', async () => {
  const sources = createBrowserSources('a', HOME, () => address);
  void sources.loadView(missing);
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(assign.mock.calls).toEqual([['https://grid.example/insights?q=relay#a']]);
});

it('a view that cannot be had while nobody leaves the page is told', async () => {
  const sources = createBrowserSources('a', HOME, () => undefined);
  await expect(sources.loadView(missing)).rejects.toThrow('no such file');
  expect(assign).not.toHaveBeenCalled();
});

it('every navigation from the 404 page loads a document, whatever its router believes', async () => {
  const missing = { path: '/404', isMissing: true };
  const sources = createBrowserSources('a', missing, () => address);
  void sources.loadPage(new URL('http://localhost/insights?q=relay'), {} as never);
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  expect(assign.mock.calls).toEqual([['https://grid.example/insights?q=relay#a']]);
});

it.each([
  [
    { kind: 'products', path: '/products' },
    { path: '/products', isMissing: false },
  ],
  [
    { kind: 'not-found', path: '/404' },
    { path: '/404', isMissing: true },
  ],
])('a document of %o starts at %o', (dataset, start) => {
  expect(readStart({ documentElement: { dataset } } as unknown as Document)).toEqual(start);
});

it.each([
  ['/products.html', '?a=b', '#core', '/products?a=b#core'],
  ['//products', '', '', '/products'],
  ['/Products/', '', '', '/products'],
  ['/%70roducts', '', '', '/products'],
  ['/products', '?a=b', '', undefined],
])('the page /products that a host serves at %s%s%s gets the address %s', (...address) => {
  const [pathname, search, hash, shown] = address;
  const replaceState = vi.fn();
  const state = { key: 'a' };
  vi.stubGlobal('window', {
    location: { pathname, search, hash },
    history: { state, replaceState },
  });
  showCanonical({ path: '/products', isMissing: false });
  expect(replaceState.mock.calls).toEqual(shown === undefined ? [] : [[state, '', shown]]);
});

it('the address of the 404 page stays as it was typed', () => {
  const replaceState = vi.fn();
  vi.stubGlobal('window', { location: { pathname: '/gone' }, history: { replaceState } });
  showCanonical({ path: '/404', isMissing: true });
  expect(replaceState).not.toHaveBeenCalled();
});
