import { escapeText } from '#base/text';
import type { Point } from '../../../collections/products/points';
import { interpolate } from '../../../lib/text';
import template from './points.xml?raw';

interface IcdFile {
  points: Point[];
  name: string;
  company: string;
  revision: string;
  /** What the file is and is not. */
  note: string;
}

/** The classes that a point list may use: those of IEC 61850-7-3 Edition 2.1 in `points.xml`. */
const CLASSES = ['SPS', 'MV', 'BCR', 'WYE'];

/** The logical nodes of every device, its own and its hardware's, with their mandatory objects. */
const OWN: [node: string, objects: Record<string, string>][] = [
  ['LLN0', { Mod: 'Mod', Beh: 'Beh', Health: 'Health', NamPlt: 'NamPlt' }],
  ['LPHD1', { PhyNam: 'PhyNam', PhyHealth: 'Health', Proxy: 'SPS' }],
];

/** The objects that IEC 61850-7-4 Edition 2.1 requires of a class beyond those of every node. */
const REQUIRED: Record<string, Record<string, string>> = { MHAI: { Hz: 'MV' } };

/**
 * An excerpt of a device's capability description (ICD, schema 2007B4 of IEC 61850-6 Edition 2.1):
 * the objects of its point list, each with the mandatory attributes and the trigger options of its
 * class; the file lists the objects left out.
 * @throws for an unknown class
 */
export function printIcd({ points, name, company, revision, note }: IcdFile): string {
  const open = points.filter(({ cdc }) => cdc === '').map((one) => `${one.node}.${one.object}`);
  const text = open.length > 0 ? `${note} Left out: ${open.join(', ')}.` : note;
  const nodes = new Map(OWN);
  for (const point of points.filter(({ cdc }) => cdc !== '')) {
    const { lnClass } = splitNode(point.node);
    const objects = nodes.get(point.node) ?? { Beh: 'Beh', ...REQUIRED[lnClass] };
    nodes.set(point.node, { ...objects, [point.object]: toType(point) });
  }
  const written = [...nodes].map(([id, objects]) => {
    const { lnClass, inst } = splitNode(id);
    const held = Object.entries(objects).map(
      ([name, type]) => `<DO name="${name}" type="${type}"/>`,
    );
    const tag = lnClass === 'LLN0' ? 'LN0' : 'LN';
    return {
      node: `<${tag} lnClass="${lnClass}" inst="${inst}" lnType="${id}"/>`,
      type: `<LNodeType id="${id}" lnClass="${lnClass}">${held.join('')}</LNodeType>`,
    };
  });
  return interpolate(template, {
    name: escapeAttribute(name),
    company: escapeAttribute(company),
    revision: escapeAttribute(revision),
    text: escapeText(text),
    nodes: written.map(({ node }) => node).join('\n'),
    types: written.map(({ type }) => type).join('\n'),
  });
}

/** The class and the instance of a logical node, such as "MMXU" and "1". */
function splitNode(node: string): { lnClass: string; inst: string } {
  const [, lnClass = '', inst = ''] = /^(LLN0|[A-Z]{4})(\d*)$/.exec(node) ?? [];
  return { lnClass, inst };
}

function toType({ cdc, phases }: Point): string {
  if (!CLASSES.includes(cdc))
    throw new Error(
      `a point list has "${cdc}" in its column CDC; write ${CLASSES.join(', ')}, or leave the field empty`,
    );
  return cdc === 'WYE' && phases.includes('neut') ? 'WYE_neut' : cdc;
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
