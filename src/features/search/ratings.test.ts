import { describe, expect, it } from 'vitest';
import type { SearchDocument, SearchSource } from '#site';

import { toProductRows } from '../../documents/rows.ts';
import { createFinder } from './finder.ts';
import { markTerms } from './mark-terms.ts';
import { buildIndex } from './search-index.ts';

const names = { link: 'View Datasheet', title: 'Technical data', revision: 'Rev' };

const breaker = toProductRows(
  {
    specifications: [
      { label: 'Rated voltage', value: '1kV to 38kV' },
      { label: 'Rated current', value: 'Up to 4000A' },
      { label: 'Breaking capacity', value: '40 kA' },
      { label: 'Standards', value: 'IEC 62271‑200' },
    ],
    features: ['Motor spring drive, 30,000 operations', 'Insulated without SF₆'],
  },
  {
    revision: 'F',
    tables: [{ title: 'Environment', rows: [{ label: 'Ambient', value: '−5 to +40 °C, indoor' }] }],
    standards: [
      { label: 'Assembly', value: 'IEC 62271-200, LSC2B-PM' },
      { label: 'In North America', value: 'IEEE C37.20.2' },
    ],
  },
  names,
);

const meter = toProductRows(
  {
    specifications: [
      { label: 'Accuracy class', value: '0.2S' },
      { label: 'Rated current', value: '1 A or 5 A CT' },
      { label: 'Interfaces', value: '2 × Ethernet, RS-485' },
      { label: 'Enclosure', value: 'IP54, IK08' },
    ],
    features: ['Harmonics to the 63rd order'],
  },
  {
    revision: 'B',
    tables: [],
    standards: [
      { label: 'Accuracy', value: 'IEC 62053-22, ANSI C12.20' },
      { label: 'Communication', value: 'IEC 61850 Edition 2, DNP3' },
    ],
  },
  names,
);

const lamp = toProductRows(
  {
    specifications: [
      { label: 'Luminous flux', value: '4 000 to 60 000 lm' },
      { label: 'Surge', value: '20 kV / 20 kA' },
    ],
    features: ['Socket for a 4-pin node'],
  },
  { revision: 'C', tables: [], standards: [{ label: 'Control', value: 'DALI-2, 0 to 10 V' }] },
  names,
);

const toDocument = (path: string, title: string, rows: SearchDocument['rows'] = []) =>
  ({
    kind: 'product',
    path,
    title,
    excerpt: 'A product that stands on a drawing.',
    category: 'Equipment',
    author: '',
    sections: [{ to: '#built', text: 'How it is built' }],
    rows,
    words: '',
  }) satisfies SearchSource;

/** A finder over documents, whose index has been sent as JSON. */
const toFinder = (documents: SearchSource[]) =>
  createFinder(JSON.parse(JSON.stringify(buildIndex(documents))));

const { find } = toFinder([
  toDocument('/breaker', 'Breaker', breaker),
  toDocument('/meter', 'Meter', meter),
  toDocument('/lamp', 'Lamp', lamp),
]);

describe('a search for a rating or a standard', () => {
  it.each([
    ['IEC 62271', '/breaker', 'Standards: IEC 62271‑200'],
    ['62271', '/breaker', 'Standards: IEC 62271‑200'],
    ['IEC62271', '/breaker', 'Standards: IEC 62271‑200'],
    ['62271-200 assembly', '/breaker', 'Assembly: IEC 62271-200, LSC2B-PM'],
    ['C37.20.2', '/breaker', 'In North America: IEEE C37.20.2'],
    ['38 kV', '/breaker', 'Rated voltage: 1kV to 38kV'],
    ['38kV', '/breaker', 'Rated voltage: 1kV to 38kV'],
    ['4000A', '/breaker', 'Rated current: Up to 4000A'],
    ['4000 a', '/breaker', 'Rated current: Up to 4000A'],
    ['40ka', '/breaker', 'Breaking capacity: 40 kA'],
    ['+40 °C', '/breaker', 'Ambient: −5 to +40 °C, indoor'],
    ['-5 to +40', '/breaker', 'Ambient: −5 to +40 °C, indoor'],
    ['30000 operations', '/breaker', 'Motor spring drive, 30,000 operations'],
    ['61850', '/meter', 'Communication: IEC 61850 Edition 2, DNP3'],
    ['DNP3', '/meter', 'Communication: IEC 61850 Edition 2, DNP3'],
    ['DNP 3', '/meter', 'Communication: IEC 61850 Edition 2, DNP3'],
    ['0.2S', '/meter', 'Accuracy class: 0.2S'],
    ['IP 54', '/meter', 'Enclosure: IP54, IK08'],
    ['RS485', '/meter', 'Interfaces: 2 × Ethernet, RS-485'],
    ['5A', '/meter', 'Rated current: 1 A or 5 A CT'],
    ['harmonics', '/meter', 'Harmonics to the 63rd order'],
    ['ANSI C12', '/meter', 'Accuracy: IEC 62053-22, ANSI C12.20'],
    ['60000 lm', '/lamp', 'Luminous flux: 4 000 to 60 000 lm'],
    ['DALI 2', '/lamp', 'Control: DALI-2, 0 to 10 V'],
    ['20kV', '/lamp', 'Surge: 20 kV / 20 kA'],
  ])('finds the product of %s with the row that says so', (query, path, row) => {
    const [hit] = find(query);
    expect([hit?.document.path, hit?.section?.text]).toEqual([path, row]);
  });

  it('matches figures with a unit exactly', () => {
    expect(find('38')).toHaveLength(1);
    expect(find('3')).not.toEqual([]);
    expect(find('3 kV')).toEqual([]);
    expect(find('62 kA')).toEqual([]);
  });

  it('ranks a product with that rating before one with the figure and the unit apart', () => {
    expect(find('20 kV').map(({ document }) => document.path)).toEqual(['/lamp', '/breaker']);
  });

  it.each(['datasheet', 'technical data'])(
    'finds the datasheet of every product by “%s”',
    (query) => {
      const hits = find(query);
      expect(hits.map(({ document }) => document.path).toSorted()).toEqual([
        '/breaker',
        '/lamp',
        '/meter',
      ]);
      expect(hits.map(({ section }) => section?.to)).toEqual(Array(3).fill('/datasheet'));
    },
  );

  it('shows no row for what the title says', () => {
    const row = { to: '', text: 'Breaker: vacuum' };
    const named = toFinder([toDocument('/breaker', 'Breaker', [row])]);
    expect(named.find('breaker')[0]?.section).toBeUndefined();
    expect(named.find('vacuum')[0]?.section).toEqual(row);
  });

  it('shows a heading where no row matches', () => {
    expect(find('meter built')[0]).toMatchObject({ section: { to: '#built' } });
  });

  it('marks a unit behind its figure and no other single letter', () => {
    const marked = markTerms('A rated current of 4000A, class A', ['4000', 'a']);
    expect(marked.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['4000', 'A']);
  });
});
