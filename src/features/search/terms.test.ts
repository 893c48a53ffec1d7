import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, listAsked, listTerms, splitWords } from './terms.ts';

describe('text as it is compared', () => {
  it.each([
    ['capitals', 'kVAr', 'kvar'],
    ['accents', 'Inés Åland', 'ines aland'],
    ['accents as signs of their own', 'Ine\u0301s', 'ines'],
    [
      'letters that have no accent to drop',
      'Łódź Straße Ørsted Þór æon',
      'lodz strasse orsted thor aeon',
    ],
    ['a dotless and a dotted i', 'ıİ', 'ii'],
    ['ligatures', 'ﬁeld oﬃce', 'field office'],
    ['subscripts and superscripts', 'CO₂ SF₆ m²', 'co2 sf6 m2'],
    ['one sign for a unit', '40 ㎡ ㎸', '40 m2 kv'],
    ['both signs for micro, and the letter in their place', '12 µF 12 μF', '12 uf 12 uf'],
    ['both signs for ohm', '3 Ω 3 Ω', '3 ohm 3 ohm'],
    ['letters of formulas', 'cos φ', 'cos phi'],
    ['wide letters and digits', '４００Ｖ', '400v'],
    ['signs that are not seen', 'Schutz\u00adrelais\ufeff', 'schutzrelais'],
    ['a trademark', 'GridOps™', 'gridops '],
    ['an exponent and a fraction', '10² 1½', '10 2 1 1⁄2'],
  ])('has no %s', (_, text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('the terms of a text', () => {
  it.each([
    ['400V', '400 V'],
    ['400 V', '400\u00a0V'],
    ['IEC 61850-9-2', 'IEC\u202f61850\u20119–2'],
    ['low-voltage', 'low—voltage'],
    ['CO2', 'CO₂'],
    ['m2', 'm²'],
    ['100 ohm', '100Ω'],
    ['1200 kvar', '1200kVAr'],
  ])('are the same for %s and %s', (one, other) => {
    expect(listTerms(one)).toEqual(listTerms(other));
  });

  it('have figures with and without a gap between their thousands', () => {
    expect(listTerms('60\u2009000 lm')).toEqual(['60', '000', 'lm', '60000']);
    expect(listTerms('10²')).toEqual(['10', '2']);
  });

  it('leave out stop words in a query', () => {
    expect(listAsked('the CO₂ of a bank')).toEqual(['co', '2', 'bank']);
    expect(listAsked('4000 A')).toEqual(['4000', 'a']);
    expect(listAsked('why')).toEqual(['why']);
  });
});

describe('the pieces of a text', () => {
  it('are its words as written, each with its term', () => {
    expect(splitWords('“Łódź”: 40 m²')).toEqual([
      { text: '“', terms: [] },
      { text: 'Łódź', terms: ['lodz'] },
      { text: '”: ', terms: [] },
      { text: '40', terms: ['40'] },
      { text: ' ', terms: [] },
      { text: 'm', terms: ['m'] },
      { text: '²', terms: ['2'] },
    ]);
  });

  it('never divide a character', () => {
    expect(splitWords('㎡ oﬃ\u00adce')).toEqual([
      { text: '㎡', terms: ['m', '2'] },
      { text: ' ', terms: [] },
      { text: 'oﬃ\u00adce', terms: ['office'] },
    ]);
    expect(splitWords('10²')).toEqual([
      { text: '10', terms: ['10'] },
      { text: '²', terms: ['2'] },
    ]);
  });

  const signs = fc.constantFrom(
    ...'aZ3é 　².,-–½™ßıİﬃ㎡㎸№℃µμΩ字가ʰ①'.split(''),
    ...['\u0301', '\u00ad', '\u200b', '\ufeff', '\u0345', '👩‍🔧', 'ͅ'],
  );
  const texts = fc.oneof(
    fc.array(signs).map((all) => all.join('')),
    fc.string({ unit: 'binary' }),
  );

  it('joined are the text, and have the terms of the index, whatever the text is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const pieces = splitWords(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        const terms = pieces.flatMap((piece) => piece.terms);
        expect(listTerms(text).slice(0, terms.length)).toEqual(terms);
      }),
      { numRuns: 2000 },
    );
  });
});
