import { describe, expect, it } from 'vitest';

import { fillFacts, fillText } from '../facts';

const facts = new Map([
  ['Phone', '+49 (30) 555-0142'],
  ['Projects', '1,000+'],
]);

describe('facts in text', () => {
  it.each([
    ['Call <Phone /> now.', 'Call +49 (30) 555-0142 now.'],
    ['<Phone/>', '+49 (30) 555-0142'],
    ['tel:<Phone/>', 'tel:+49305550142'],
    ['<Projects /> or <Projects number />', '1,000+ or 1,000'],
    ['<Fax /> stays, and so do 3 < 4 and <b>', '<Fax /> stays, and so do 3 < 4 and <b>'],
  ])('%s', (text, filled) => {
    expect(fillText(text, facts)).toBe(filled);
  });

  it('are filled in wherever text lies, and leave other values alone', () => {
    expect(fillFacts({ a: ['<Phone />', 1], b: { c: true, d: null } }, facts)).toEqual({
      a: ['+49 (30) 555-0142', 1],
      b: { c: true, d: null },
    });
  });
});
