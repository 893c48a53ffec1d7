import { create } from 'xmlbuilder2';
import { POINT_CLASSES, type Point } from '../../../collections/products/points';
import dataTypes from './data-types.xml?raw';

interface IcdFile {
  points: Point[];
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

const NAMESPACE = 'http://www.iec.ch/61850/2003/SCL';

/**
 * An excerpt of a device's capability description (ICD, schema 2007B4 of IEC 61850-6 Edition 2.1):
 * the objects of its point list, each with the mandatory attributes and the trigger options of its
 * class; the file lists the objects left out.
 * @throws for a class that `data-types.xml` does not describe
 */
export function printIcd({ points, note, ...device }: IcdFile): string {
  const open = points.filter(({ cdc }) => cdc === '').map((one) => `${one.node}.${one.object}`);
  const text = open.length > 0 ? `${note} Left out: ${open.join(', ')}.` : note;
  const name = toXmlText(device.name);
  const revision = toXmlText(device.revision);
  const nodes = listNodes(points.filter(({ cdc }) => cdc !== ''));

  const file = create({ encoding: 'UTF-8', defaultNamespace: { ele: NAMESPACE } });
  const scl = file.ele('SCL', { version: '2007', revision: 'B', release: '4' });
  const header = { id: `${name} points`, version: revision, nameStructure: 'IEDName' };
  scl.ele('Header', header).ele('Text').txt(toXmlText(text));
  const ied = {
    name: 'TEMPLATE',
    type: name,
    manufacturer: toXmlText(device.company),
    configVersion: revision,
  };
  const server = scl.ele('IED', ied).ele('AccessPoint', { name: 'P1' }).ele('Server');
  server.ele('Authentication');
  const logicalDevice = server.ele('LDevice', { inst: 'LD0' });
  const templates = scl.ele('DataTypeTemplates');
  for (const [id, objects] of nodes) {
    const { lnClass, inst } = splitNode(id);
    logicalDevice.ele(lnClass === 'LLN0' ? 'LN0' : 'LN', { lnClass, inst, lnType: id });
    const nodeType = templates.ele('LNodeType', { id, lnClass });
    for (const [object, type] of objects) nodeType.ele('DO', { name: object, type });
  }
  templates.ele(dataTypes);
  return `${file.end({ prettyPrint: true, indent: '' })}\n`;
}

/** Texts that look escaped are left alone by the writer, so that each ampersand must be. */
function toXmlText(text: string): string {
  return text.replaceAll('&', '&amp;');
}

/** The logical nodes of a file by name, each with the types of its objects. */
function listNodes(points: readonly Point[]): Map<string, Map<string, string>> {
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

function toType({ cdc, phases }: Point): string {
  if (!POINT_CLASSES.includes(cdc)) throw new Error(`the class "${cdc}" has no type`);
  return cdc === 'WYE' && phases.includes('neut') ? 'WYE_neut' : cdc;
}
