import { describe, expect, it } from 'vitest';
import { listWords } from '../define/tree.ts';

describe('the words of a tree', () => {
  it('are those of all its texts, each once, in lower case', () => {
    expect(listWords(['A relay ', ['b', {}, 'trips'], ' the Relay.'])).toEqual([
      'relay',
      'trips',
      'the',
    ]);
  });

  it.each([
    ['digits as in standards', 'IEC 61850-9-2', ['iec', '61850']],
    ['formulas, however their digits are set', 'CO₂, SF6 and m²', ['co2', 'sf6', 'and', 'm2']],
    ['ligatures as their letters', 'the oﬃce', ['the', 'office']],
    ['words with signs that are not seen', 'Schutz\u00adrelais', ['schutzrelais']],
    ['accents that are signs of their own', 'Ine\u0301s', ['inés']],
  ])('have %s', (_, text, words) => {
    expect(listWords([text])).toEqual(words);
  });
});
