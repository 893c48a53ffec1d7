import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isServed } from '#check/addresses/hosts';
import { decide } from '../preview/preview-server.ts';

const redirects = [
  { from: '/careers', to: '/company/careers' },
  { from: '/apply', to: '/company/contact?topic=careers' },
  { from: '/leaders', to: '/company#leadership' },
  { from: '/desk', to: '/company/contact?topic=careers#form' },
];
const get = (target: string) => decide('GET', target, redirects);

describe('a request', () => {
  it('for a page or a file is served', () => {
    expect(get('/')).toEqual({ status: 200, path: '/' });
    expect(get('/products/core?x=1')).toEqual({ status: 200, path: '/products/core' });
    expect(get('/assets/boot-1.js')).toEqual({ status: 200, path: '/assets/boot-1.js' });
    expect(get('/.well-known/security.txt')).toMatchObject({ status: 200 });
    expect(get('/a%20b')).toEqual({ status: 200, path: '/a b' });
    expect(get('/100%')).toEqual({ status: 200, path: '/100%' });
  });

  it('for an old address goes to the new one, with its query', () => {
    expect(get('/careers?utm=x')).toEqual({ status: 301, location: '/company/careers?utm=x' });
    expect(get('/careers/')).toEqual({ status: 301, location: '/company/careers' });
  });

  it.each([
    ['/apply?utm=x', '/company/contact?topic=careers&utm=x'],
    ['/apply', '/company/contact?topic=careers'],
    ['/leaders?utm=x', '/company?utm=x#leadership'],
    ['/leaders', '/company#leadership'],
    ['/desk?a=1&b=2', '/company/contact?topic=careers&a=1&b=2#form'],
  ])('for %s goes to %s: its query is kept in front of an anchor', (target, location) => {
    expect(get(target)).toEqual({ status: 301, location });
  });

  it('for another spelling goes to the one spelling', () => {
    expect(get('/products/')).toEqual({ status: 301, location: '/products' });
    expect(get('/products.html?a=1')).toEqual({ status: 301, location: '/products?a=1' });
    for (const target of ['/index.html', '/index', '/index/', '//index.html'])
      expect(get(target)).toEqual({ status: 301, location: '/' });
    expect(get('/a/index.html?b')).toEqual({ status: 301, location: '/a?b' });
    expect(get('/a/b/..')).toEqual({ status: 301, location: '/a' });
  });

  it('for what is not public finds nothing', () => {
    for (const target of ['/_headers', '/index.html.br', '/.env', '/a/.git/config', '/404']) {
      expect(get(target)).toEqual({ status: 404 });
    }
  });

  it('that wants to change something is refused', () => {
    expect(decide('POST', '/', redirects)).toEqual({ status: 405 });
    expect(decide('HEAD', '/', redirects)).toMatchObject({ status: 200 });
  });

  it('is answered by what stands there exactly where the check allows a page', () => {
    const piece = fc.constantFrom('/', 'a', 'index', '.html', '404', '_', '.gz', '-', '.br', '.');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const target = `/${pieces.join('')}`;
        // Where nothing has to be resolved first.
        fc.pre(new URL(`http://localhost${target}`).pathname === target);
        fc.pre(!redirects.some(({ from }) => from === target));
        const isAnswered =
          JSON.stringify(get(target)) === JSON.stringify({ status: 200, path: target });
        expect(isAnswered).toBe(isServed(target));
      }),
    );
  });

  it('whatever it is, never leads to another site', () => {
    const piece = fc.constantFrom(...'/.\\a:@é?', '..', '%2f', '%2e', '%5c', '%0d%0a');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const decision = get(`/${pieces.join('')}`);
        if (decision.status === 301) expect(decision.location).not.toMatch(/^\/[/\\]|^[^/]|[\r\n]/);
      }),
    );
  });
});
