import { escapeText } from '#base/text';
import type { Point } from '../../../collections/products/points';

interface IcdFile {
  points: Point[];
  name: string;
  company: string;
  revision: string;
  /** What the file is and is not. */
  note: string;
}

const STAMPS = (fc: string) =>
  `<DA name="q" fc="${fc}" bType="Quality"/><DA name="t" fc="${fc}" bType="Timestamp"/>`;

/** Classes of IEC 61850-7-3 Edition 2 with their mandatory attributes, and the types these use. */
const TEMPLATES = `<DOType id="WYE" cdc="WYE"><SDO name="phsA" type="CMV"/><SDO name="phsB" type="CMV"/><SDO name="phsC" type="CMV"/></DOType>
<DOType id="WYE_neut" cdc="WYE"><SDO name="phsA" type="CMV"/><SDO name="phsB" type="CMV"/><SDO name="phsC" type="CMV"/><SDO name="neut" type="CMV"/></DOType>
<DOType id="SPS" cdc="SPS"><DA name="stVal" fc="ST" bType="BOOLEAN"/>${STAMPS('ST')}</DOType>
<DOType id="BCR" cdc="BCR"><DA name="actVal" fc="ST" bType="INT64"/>${STAMPS('ST')}<DA name="pulsQty" fc="CF" bType="FLOAT32"/></DOType>
<DOType id="MV" cdc="MV"><DA name="mag" fc="MX" bType="Struct" type="AnalogueValue"/>${STAMPS('MX')}</DOType>
<DOType id="CMV" cdc="CMV"><DA name="cVal" fc="MX" bType="Struct" type="Vector"/>${STAMPS('MX')}</DOType>
<DOType id="Mod" cdc="ENC"><DA name="stVal" fc="ST" bType="Enum" type="BehaviourModeKind"/>${STAMPS('ST')}<DA name="ctlModel" fc="CF" bType="Enum" type="CtlModelKind"/></DOType>
<DOType id="Beh" cdc="ENS"><DA name="stVal" fc="ST" bType="Enum" type="BehaviourModeKind"/>${STAMPS('ST')}</DOType>
<DOType id="Health" cdc="ENS"><DA name="stVal" fc="ST" bType="Enum" type="HealthKind"/>${STAMPS('ST')}</DOType>
<DOType id="NamPlt" cdc="LPL"><DA name="vendor" fc="DC" bType="VisString255"/><DA name="swRev" fc="DC" bType="VisString255"/><DA name="configRev" fc="DC" bType="VisString255"/></DOType>
<DOType id="PhyNam" cdc="DPL"><DA name="vendor" fc="DC" bType="VisString255"/></DOType>
<DAType id="AnalogueValue"><BDA name="f" bType="FLOAT32"/></DAType>
<DAType id="Vector"><BDA name="mag" bType="Struct" type="AnalogueValue"/></DAType>
<EnumType id="BehaviourModeKind"><EnumVal ord="1">on</EnumVal><EnumVal ord="2">blocked</EnumVal><EnumVal ord="3">test</EnumVal><EnumVal ord="4">test/blocked</EnumVal><EnumVal ord="5">off</EnumVal></EnumType>
<EnumType id="HealthKind"><EnumVal ord="1">Ok</EnumVal><EnumVal ord="2">Warning</EnumVal><EnumVal ord="3">Alarm</EnumVal></EnumType>
<EnumType id="CtlModelKind"><EnumVal ord="0">status-only</EnumVal></EnumType>`;

/** The classes that a point list may use. */
const CLASSES = ['SPS', 'MV', 'BCR', 'WYE'];

/** The logical nodes of every device, its own and its hardware's, with their mandatory objects. */
const OWN: [node: string, objects: Record<string, string>][] = [
  ['LLN0', { Mod: 'Mod', Beh: 'Beh', Health: 'Health', NamPlt: 'NamPlt' }],
  ['LPHD1', { PhyNam: 'PhyNam', PhyHealth: 'Health', Proxy: 'SPS' }],
];

/**
 * An excerpt of a device's capability description (ICD, IEC 61850-6 Edition 2): the objects of its
 * point list, each with the mandatory attributes of its class; the file lists the objects left out.
 * @throws for an unknown class
 */
export function printIcd({ points, name, company, revision, note }: IcdFile): string {
  const open = points.filter(({ cdc }) => cdc === '').map((one) => `${one.node}.${one.object}`);
  const text = [note, ...(open.length > 0 ? [`Left out: ${open.join(', ')}.`] : [])].join(' ');
  const types = new Map(OWN);
  for (const point of points.filter(({ cdc }) => cdc !== '')) {
    const objects = types.get(point.node) ?? { Beh: 'Beh' };
    types.set(point.node, { ...objects, [point.object]: toType(point) });
  }
  const nodes = [...types].map(([id, objects]) => {
    const [, lnClass = '', inst = ''] = /^(LLN0|[A-Z]{4})(\d*)$/.exec(id) ?? [];
    const held = Object.entries(objects).map(
      ([name, type]) => `<DO name="${name}" type="${type}"/>`,
    );
    const node = `<${lnClass === 'LLN0' ? 'LN0' : 'LN'} lnClass="${lnClass}" inst="${inst}" lnType="${id}"/>`;
    return {
      node,
      type: `<LNodeType id="${id}" lnClass="${lnClass}">${held.join('')}</LNodeType>`,
    };
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<SCL xmlns="http://www.iec.ch/61850/2003/SCL" version="2007" revision="A">
<Header id="${escapeAttribute(name)} points" version="${escapeAttribute(revision)}" nameStructure="IEDName"><Text>${escapeText(text)}</Text></Header>
<IED name="TEMPLATE" type="${escapeAttribute(name)}" manufacturer="${escapeAttribute(company)}" configVersion="${escapeAttribute(revision)}">
<AccessPoint name="P1"><Server><Authentication/><LDevice inst="LD0">
${nodes.map(({ node }) => node).join('\n')}
</LDevice></Server></AccessPoint>
</IED>
<DataTypeTemplates>
${nodes.map(({ type }) => type).join('\n')}
${TEMPLATES}
</DataTypeTemplates>
</SCL>
`;
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
