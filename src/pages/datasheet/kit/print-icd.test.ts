import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import type { TreeNode } from '#site';
import { readPoints } from '../../../collections/products/points';
import { printIcd } from './print-icd';

const row = (tag: string, ...cells: TreeNode[]): TreeNode => [
  'tr',
  {},
  ...cells.map((cell): TreeNode => [tag, {}, cell]),
];
const list: TreeNode[] = [
  ['p', {}, 'Points:'],
  [
    'table',
    {},
    ['thead', {}, row('th', 'Point', 'IEC\u00a061850', 'CDC')],
    [
      'tbody',
      {},
      row('td', ['span', {}, 'Current'], 'MMXU1.A.phsA to neut', 'WYE'),
      row('td', 'Energy', 'MMTR1.SupWh, DmdWh', 'BCR'),
      row('td', 'Steps', 'GGIO2.Ind1 to Ind3', 'SPS'),
      row('td', 'Harmonics', 'MHAI1.HPhV', ''),
    ],
  ],
  ['table', {}, row('th', 'Other'), row('td', '1')],
];
const points = readPoints(list);
const source = { name: 'Meter "M"', company: 'A & B', revision: 'C', note: 'An excerpt.' };

interface Element {
  name: string;
  attributes: Record<string, string>;
}

/** The elements of a file; throws if it is not well-formed. */
function readElements(xml: string): Element[] {
  const elements: Element[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) =>
    elements.push({ name, attributes: { ...attributes } }),
  );
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return elements;
}

it('takes no slip of the pen for a range of a billion objects', () => {
  const heads = row('th', 'IEC 61850', 'CDC');
  const [point, ...others] = readPoints([
    ['table', {}, heads, row('td', 'GGIO1.Ind1 to Ind1000000000', 'SPS')],
  ]);
  expect([point?.object, others.length]).toEqual(['Ind1 to Ind1000000000', 0]);
});

it('reads the objects of a point list, with ranges, lists and phases', () => {
  expect(points.map(({ node, object, phases }) => [node, object, phases])).toEqual([
    ['MMXU1', 'A', 'phsA to neut'],
    ['MMTR1', 'SupWh', ''],
    ['MMTR1', 'DmdWh', ''],
    ['GGIO2', 'Ind1', ''],
    ['GGIO2', 'Ind2', ''],
    ['GGIO2', 'Ind3', ''],
    ['MHAI1', 'HPhV', ''],
  ]);
});

it('is well-formed, and each type that it names is there', () => {
  const elements = readElements(printIcd({ ...source, points }));
  const valuesOf = (names: string[], attribute: string) =>
    elements
      .filter(({ name, attributes }) => names.includes(name) && attributes[attribute] !== undefined)
      .map(({ attributes }) => attributes[attribute]);
  for (const [users, types, attribute] of [
    [['LN0', 'LN'], ['LNodeType'], 'lnType'],
    [['DO', 'SDO'], ['DOType'], 'type'],
    [['DA', 'BDA'], ['DAType', 'EnumType'], 'type'],
  ] as const) {
    const used = valuesOf([...users], attribute);
    expect(used).not.toEqual([]);
    expect(valuesOf([...types], 'id')).toEqual(expect.arrayContaining(used));
  }
  expect(valuesOf(['DO'], 'name')).toEqual(
    expect.arrayContaining(['A', 'SupWh', 'DmdWh', 'Ind1', 'Ind2', 'Ind3', 'Beh']),
  );
  expect(valuesOf(['DO'], 'type')).toContain('WYE_neut');
});

it('says the names and the revision of a device as they are written', () => {
  const written = 'O’Neill "&amp;" <i> & Sons';
  const given = { name: written, company: written, revision: written, note: written };
  const elements = readElements(printIcd({ points, ...given }));
  const attributesOf = (wanted: string) => elements.find(({ name }) => name === wanted)?.attributes;
  expect(attributesOf('IED')).toMatchObject({
    type: written,
    manufacturer: written,
    configVersion: written,
  });
  expect(attributesOf('Header')).toMatchObject({ id: `${written} points`, version: written });
});

it('names what it leaves out, and refuses a class that it does not know', () => {
  expect(printIcd({ ...source, points })).toContain('Left out: MHAI1.HPhV.');
  const wrong = points.map((point) => ({ ...point, cdc: 'SPSS' }));
  expect(() => printIcd({ ...source, points: wrong })).toThrow(/"SPSS".*write SPS/);
});
