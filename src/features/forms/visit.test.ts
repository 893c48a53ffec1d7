import { expect, it } from 'vitest';
import { toVisit } from './visit.ts';

const at = (path: string) => `https://grid.example${path}`;
const FAIR = '?utm_source=fair&utm_campaign=spring&topic=sales';

it('names the page of a message and the page before it', () => {
  const shown = [
    at('/'),
    at('/products/core?a=b'),
    at('/company/contact'),
    at('/company/contact#x'),
  ];
  expect(toVisit(at('/company/contact?topic=sales'), shown, '')).toEqual({
    page: '/company/contact',
    referrer: '/products/core',
  });
});

it('names the campaign with which the visit began', () => {
  const shown = [at(`/${FAIR}`), at('/products'), at('/company/contact')];
  expect(toVisit(at('/company/contact'), shown, '')).toMatchObject({
    utm_source: 'fair',
    utm_campaign: 'spring',
  });
});

it('names only the latest of two campaigns', () => {
  const shown = [at(`/${FAIR}`), at('/?utm_source=letter')];
  const { utm_source, utm_campaign } = toVisit(at('/company'), shown, '');
  expect([utm_source, utm_campaign]).toEqual(['letter', undefined]);
});

it('names the referring site without its path', () => {
  expect(toVisit(at('/'), [at('/')], 'https://search.example/?q=secret')).toEqual({
    page: '/',
    referrer: 'https://search.example',
  });
});

it('uses the referrer where the navigation API is missing', () => {
  const referrer = at(`/products${FAIR}`);
  expect(toVisit(at('/company/contact'), [referrer, at('/company/contact')], referrer)).toEqual({
    page: '/company/contact',
    referrer: '/products',
    utm_source: 'fair',
    utm_campaign: 'spring',
  });
});

it('truncates long addresses and drops empty and invalid ones', () => {
  const long = at(`/?utm_source=${'x'.repeat(300)}&utm_term=`);
  const { utm_source = '', utm_term } = toVisit(long, ['about:blank', ''], '');
  expect([utm_source.length, utm_term]).toEqual([200, undefined]);
});
