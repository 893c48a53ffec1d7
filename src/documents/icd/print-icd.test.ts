import { describe, expect, it } from 'vitest';
import type { TreeNode } from '#site';
import { readPoints, validatePoint } from '../points.ts';
import { listAttributes, listMissing, listObjects } from './namespace.fixture.ts';
import { printIcd } from './print-icd.ts';
import { readXml } from './xml.fixture.ts';

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

describe('a row of a point list', () => {
  const heads = ['Point', 'IEC 61850', 'CDC'];

  it.each([
    ...['MMXU1.TotW', 'LLN0.Loc', 'CILO1.EnaOpn, EnaCls', 'GGIO1.Ind1 to Ind16', 'MMXU1.A.phsA'],
    ...['QVVR1 to QVVR3.VaStr', 'MMXU1.PPV.phsAB to phsCA', 'MMXU1.A.phsA to neut', ''],
  ])('may name %s', (name) => {
    expect(validatePoint(heads, ['A', name, 'MV'])).toBeUndefined();
  });

  it.each([
    ...['GGIO1.Ind1 to Ind1000000000', 'GGIO1.Ind999 to Ind1', 'GGIO1.Ind1 to Alm4', 'MMXU1'],
    ...['constructor.x', '__proto__.x', 'MMXU1.constructor', 'MMXU1.A.phsA.x', 'mmxu1.TotW'],
    ...['MMXU1.Hz"/><Private/>', 'M"X<1.Hz', 'MMXU1.TotW, ', 'MMXU1.A.phsA"'],
  ])('is refused, and read as no object, where it names %s', (name) => {
    expect(validatePoint(heads, ['A', name, 'MV'])).toContain('names no object of a logical node');
    const cells = row('td', 'A', name, 'MV');
    expect(readPoints([['table', {}, row('th', ...heads), cells]])).toEqual([]);
  });

  it('is refused where its class is one that the file does not describe', () => {
    expect(validatePoint(heads, ['A', 'CSWI1.Pos', 'DPC'])).toMatch(/"DPC".*write "SPS", "MV"/);
    expect(validatePoint(heads, ['A', 'CSWI1.Pos', ''])).toBeUndefined();
    expect(validatePoint(['Point', 'IEC 61850'], ['A', 'CSWI1.Pos"'])).toBeUndefined();
  });
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

it('reads the same object of several nodes', () => {
  const heads = row('th', 'IEC 61850', 'CDC');
  const read = readPoints([['table', {}, heads, row('td', 'QVVR1 to QVVR3.VaStr', 'SPS')]]);
  expect(read.map(({ node, object }) => [node, object])).toEqual([
    ['QVVR1', 'VaStr'],
    ['QVVR2', 'VaStr'],
    ['QVVR3', 'VaStr'],
  ]);
});

it('is well-formed, and each type that it names is there', () => {
  const elements = readXml(printIcd({ ...source, points }));
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

it('contains the names and the revision of a device', () => {
  const written = 'O’Neill "&amp;" <i> & Sons';
  const given = { name: written, company: written, revision: written, note: written };
  const elements = readXml(printIcd({ points, ...given }));
  const attributesOf = (expected: string) =>
    elements.find(({ name }) => name === expected)?.attributes;
  expect(attributesOf('IED')).toMatchObject({
    type: written,
    manufacturer: written,
    configVersion: written,
  });
  expect(attributesOf('Header')).toMatchObject({ id: `${written} points`, version: written });
});

it('lists omitted objects, and rejects an unknown class', () => {
  expect(printIcd({ ...source, points })).toContain('Left out: MHAI1.HPhV.');
  const wrong = points.map((point) => ({ ...point, cdc: 'SPSS' }));
  expect(() => printIcd({ ...source, points: wrong })).toThrow('the class "SPSS" has no type');
});

/** One point of every class that a point list may use, in nodes with objects of their own. */
const everyClass = [
  ['MMXU1', 'A', 'WYE', 'phsA to neut'],
  ['MMXU1', 'PhV', 'WYE', 'phsA to phsC'],
  ['MMXU1', 'Hz', 'MV', ''],
  ['MMTR1', 'SupWh', 'BCR', ''],
  ['MHAI1', 'ThdA', 'WYE', 'phsA to phsC'],
  ['QVVR2', 'VaStr', 'SPS', ''],
  ['GGIO1', 'Ind1', 'SPS', ''],
  ['GGIO1', 'AnIn1', 'MV', ''],
].map(([node = '', object = '', cdc = '', phases = '']) => ({ node, object, cdc, phases }));

describe('to the schema and namespace of IEC 61850 Edition 2.1', () => {
  const elements = readXml(printIcd({ ...source, points: everyClass }));
  const listAll = (name: string) => elements.filter((one) => one.name === name);
  const typeOf = (id: string | undefined, name: string) =>
    listAll(name).find(({ attributes }) => attributes.id === id);

  it('is of the version whose schema it follows', () => {
    expect(elements[0]?.attributes).toMatchObject({ version: '2007', revision: 'B', release: '4' });
  });

  // As SCL.xsd has them: the children of each element in their order, and what it must say.
  it.each([
    ['SCL', ['Header', 'IED', 'DataTypeTemplates'], ['version', 'revision', 'release']],
    ['Header', ['Text'], ['id']],
    ['IED', ['AccessPoint'], ['name']],
    ['AccessPoint', ['Server'], ['name']],
    ['Server', ['Authentication', 'LDevice'], []],
    ['LDevice', ['LN0', 'LN'], ['inst']],
    ['LN0', [], ['lnClass', 'inst', 'lnType']],
    ['LN', [], ['lnClass', 'inst', 'lnType']],
    ['DataTypeTemplates', ['LNodeType', 'DOType', 'DAType', 'EnumType'], []],
    ['LNodeType', ['DO'], ['id', 'lnClass']],
    ['DO', [], ['name', 'type']],
    ['DOType', ['SDO', 'DA'], ['id', 'cdc']],
    ['SDO', [], ['name', 'type']],
    ['DA', ['Val'], ['name', 'fc', 'bType']],
    ['DAType', ['BDA'], ['id']],
    ['BDA', [], ['name', 'bType']],
    ['EnumType', ['EnumVal'], ['id']],
    ['EnumVal', [], ['ord']],
  ])('%s has its children in order, and says what it must', (name, order, required) => {
    const found = listAll(name);
    expect(found).not.toEqual([]);
    for (const { children, attributes } of found) {
      const indexes = children.map((child) => order.indexOf(child.name));
      expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
      expect(indexes).not.toContain(-1);
      expect(required.filter((key) => attributes[key] === undefined)).toEqual([]);
    }
  });

  it('names each type, and each node of a class, once', () => {
    for (const name of ['LNodeType', 'DOType', 'DAType', 'EnumType']) {
      const ids = listAll(name).map(({ attributes }) => attributes.id);
      expect(ids).toEqual([...new Set(ids)]);
    }
    const nodes = listAll('LN').map(({ attributes }) => `${attributes.lnClass}${attributes.inst}`);
    expect(nodes).toEqual([...new Set(nodes)]);
  });

  it('gives each node the objects that its class has and requires', () => {
    for (const { attributes, children } of listAll('LNodeType')) {
      const { lnClass = '' } = attributes;
      const defined = listObjects(lnClass);
      const held = children.map((child) => child.attributes.name ?? '');
      expect([lnClass, listMissing(defined, held, lnClass === 'LLN0')]).toEqual([lnClass, []]);
      for (const child of children) {
        const stem = child.attributes.name?.replace(/(?<!\d)\d+$/, '');
        const { type } = defined.find(({ name }) => name === stem) ?? {};
        const { cdc } = typeOf(child.attributes.type, 'DOType')?.attributes ?? {};
        expect([lnClass, child.attributes.name, cdc]).toEqual([
          lnClass,
          child.attributes.name,
          type,
        ]);
      }
    }
  });

  it('gives each object the attributes and triggers that its class requires', () => {
    for (const { attributes, children } of listAll('DOType')) {
      const { cdc = '', id } = attributes;
      const defined = listAttributes(cdc);
      const held = children.map((child) => child.attributes.name ?? '');
      expect([id, listMissing(defined, held, cdc === 'LPL')]).toEqual([id, []]);
      for (const child of children.filter(({ name }) => name === 'DA')) {
        const { name, fc } = child.attributes;
        const triggers = ['dchg', 'qchg', 'dupd'].filter((key) => child.attributes[key] === 'true');
        const expected = defined.find((one) => one.name === name);
        expect([id, name, fc, triggers]).toEqual([id, name, expected?.fc, expected?.triggers]);
      }
    }
  });
});
