import { expect, it } from 'vitest';
import { toVisit } from './visit.ts';

const at = (path: string) => `https://grid.example${path}`;
const FAIR = '?utm_source=fair&utm_campaign=spring&topic=sales';

it('says on which page a message was written, and which one was before it', () => {
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

it('says which campaign the visit began with, however many pages ago', () => {
  const shown = [at(`/${FAIR}`), at('/products'), at('/company/contact')];
  expect(toVisit(at('/company/contact'), shown, '')).toMatchObject({
    utm_source: 'fair',
    utm_campaign: 'spring',
  });
});

it('says the latest of two campaigns, and nothing of the first', () => {
  const shown = [at(`/${FAIR}`), at('/?utm_source=letter')];
  const { utm_source, utm_campaign } = toVisit(at('/company'), shown, '');
  expect([utm_source, utm_campaign]).toEqual(['letter', undefined]);
});

it('names the site that led here, but not the page on it', () => {
  expect(toVisit(at('/'), [at('/')], 'https://search.example/?q=secret')).toEqual({
    page: '/',
    referrer: 'https://search.example',
  });
});

it('takes the referrer of an older browser for the page before', () => {
  const referrer = at(`/products${FAIR}`);
  expect(toVisit(at('/company/contact'), [referrer, at('/company/contact')], referrer)).toEqual({
    page: '/company/contact',
    referrer: '/products',
    utm_source: 'fair',
    utm_campaign: 'spring',
  });
});

it('cuts what is too long, and leaves out what is empty or no address', () => {
  const long = at(`/?utm_source=${'x'.repeat(300)}&utm_term=`);
  const { utm_source = '', utm_term } = toVisit(long, ['about:blank', ''], '');
  expect([utm_source.length, utm_term]).toEqual([200, undefined]);
});
