import { printXml } from '#site/seo/xml';
import { type DataObject, POINT_CLASSES } from '../points.ts';
import dataTypes from './data-types.xml?raw';

interface IcdFile {
  points: DataObject[];
  name: string;
  company: string;
  revision: string;
  /** What the file is and is not. */
  note: string;
}

type Objects = [object: string, type: string][];

/** The logical nodes of every device, its own and its hardware's, with their mandatory objects. */
const OWN: [node: string, objects: Objects][] = [
  [
    'LLN0',
    [
      ['Mod', 'Mod'],
      ['Beh', 'Beh'],
      ['Health', 'Health'],
      ['NamPlt', 'NamPlt'],
    ],
  ],
  [
    'LPHD1',
    [
      ['PhyNam', 'PhyNam'],
      ['PhyHealth', 'Health'],
      ['Proxy', 'SPS'],
    ],
  ],
];

/** The objects that IEC 61850-7-4 Edition 2.1 requires of a class beyond those of every node. */
const REQUIRED: ReadonlyMap<string, Objects> = new Map([['MHAI', [['Hz', 'MV']]]]);

/**
 * An excerpt of a device's capability description (ICD, schema 2007B4 of IEC 61850-6 Edition 2.1):
 * the objects of its point list, each with the mandatory attributes and the trigger options of its
 * class; the file lists the objects left out.
 * @throws for a class that `data-types.xml` does not describe
 */
export function printIcd({ points, name, company, revision, note }: IcdFile): string {
  const open = points.filter(({ cdc }) => cdc === '').map((one) => `${one.node}.${one.object}`);
  const nodes = [...listNodes(points.filter(({ cdc }) => cdc !== ''))].map(([id, objects]) => {
    const { lnClass, inst } = splitNode(id);
    const DO = [...objects].map(([object, type]) => ({ '@name': object, '@type': type }));
    return {
      tag: lnClass === 'LLN0' ? 'LN0' : 'LN',
      node: { '@lnClass': lnClass, '@inst': inst, '@lnType': id },
      type: { '@id': id, '@lnClass': lnClass, DO },
    };
  });
  const ofTag = (name: string) => nodes.flatMap(({ tag, node }) => (tag === name ? [node] : []));
  const file = printXml({
    SCL: {
      '@xmlns': 'http://www.iec.ch/61850/2003/SCL',
      '@version': '2007',
      '@revision': 'B',
      '@release': '4',
      Header: {
        '@id': `${name} points`,
        '@version': revision,
        '@nameStructure': 'IEDName',
        Text: open.length > 0 ? `${note} Left out: ${open.join(', ')}.` : note,
      },
      IED: {
        '@name': 'TEMPLATE',
        '@type': name,
        '@manufacturer': company,
        '@configVersion': revision,
        AccessPoint: {
          '@name': 'P1',
          Server: {
            Authentication: '',
            LDevice: { '@inst': 'LD0', LN0: ofTag('LN0'), LN: ofTag('LN') },
          },
        },
      },
      DataTypeTemplates: { LNodeType: nodes.map(({ type }) => type) },
    },
  });
  return file.replace('</DataTypeTemplates>', (end) => dataTypes + end);
}

/** The logical nodes of a file by name, each with the types of its objects. */
function listNodes(points: readonly DataObject[]): Map<string, Map<string, string>> {
  const nodes = new Map(OWN.map(([node, objects]) => [node, new Map(objects)]));
  for (const point of points) {
    const required = REQUIRED.get(splitNode(point.node).lnClass) ?? [];
    const objects = nodes.get(point.node) ?? new Map([['Beh', 'Beh'], ...required]);
    nodes.set(point.node, objects.set(point.object, toType(point)));
  }
  return nodes;
}

/** The class and the instance of a logical node, such as "MMXU" and "1". */
function splitNode(node: string): { lnClass: string; inst: string } {
  const [, lnClass = '', inst = ''] = /^(LLN0|[A-Z]{4})(\d*)$/.exec(node) ?? [];
  return { lnClass, inst };
}

function toType({ cdc, phases }: DataObject): string {
  if (!POINT_CLASSES.includes(cdc)) throw new Error(`the class "${cdc}" has no type`);
  return cdc === 'WYE' && phases.includes('neut') ? 'WYE_neut' : cdc;
}
