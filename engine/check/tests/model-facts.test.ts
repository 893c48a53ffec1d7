import { describe, expect, it } from 'vitest';

import { fillFacts, listFacts, toFactLink, toNumber } from '../model/facts.ts';

const facts = new Map([
  ['Phone', '+49 (30) 555-0142'],
  ['Projects', '1,000+'],
]);

describe('facts in text', () => {
  it.each([
    ['Call <Phone /> now.', 'Call +49 (30) 555-0142 now.'],
    ['<Phone/>', '+49 (30) 555-0142'],
    ['tel:<Phone/>', 'tel:+49305550142'],
    ['tel: of <Phone />', 'tel: of +49 (30) 555-0142'],
    ['<Projects /> or <Projects number />', '1,000+ or 1,000'],
    ['<Fax /> stays, and so do 3 < 4 and <b>', '<Fax /> stays, and so do 3 < 4 and <b>'],
  ])('%s', (text, filled) => {
    expect(fillFacts(text, facts)).toBe(filled);
  });

  it('are filled in wherever text lies, and leave other values alone', () => {
    expect(fillFacts({ a: ['<Phone />', 1], b: { c: true, d: null } }, facts)).toEqual({
      a: ['+49 (30) 555-0142', 1],
      b: { c: true, d: null },
    });
  });
});

it.each([
  ['1,000+', '1,000'],
  ['over 2 400 km', '2 400'],
  ['99.98%', '99.98'],
  ['7 offices', '7'],
  ['many', 'many'],
])('the number in %j is %j', (figure, number) => {
  expect(toNumber(figure)).toBe(number);
});

it('an email can be written to, a phone called, and nothing else is a link', () => {
  const links = ['a@b.c', '+1 (555) 010-0142', '555 0142', '1,000+', 'Grid'].map(toFactLink);
  expect(links).toEqual(['mailto:a@b.c', 'tel:+15550100142', 'tel:5550142', undefined, undefined]);
});

it('a site has the facts that it says as text, however broken the rest is', () => {
  const paths = new Map([
    ['Phone', ['contact', 'phone']],
    ['Email', ['contact', 'email']],
    ['Projects', ['stats', '0', 'value']],
    ['Clients', ['stats', '1', 'value']],
  ]);
  const site = { contact: { phone: '555', email: null }, stats: [{ value: '9+' }, { value: 4 }] };
  expect([...listFacts(paths, site)]).toEqual([
    ['Phone', '555'],
    ['Projects', '9+'],
  ]);
  expect([...listFacts(paths, undefined)]).toEqual([]);
});
