import { nsd73, nsd74 } from '@openenergytools/scl-lib/dist/foundation/codecomponents/nsds.js';
import { groupBy } from '#check/read/group-by';
import { readXml, type XmlElement } from './xml.fixture.ts';

/** A data object or attribute, as the namespace files of IEC 61850-7-3 and 7-4 define it. */
export interface Definition {
  name: string;
  /** The class of an object; the basic or constructed type of an attribute. */
  type: string;
  fc: string | undefined;
  /** When it must be there, such as "M", "O" or "AllOnlyOneGroup", and the number of its group. */
  presence: string;
  group: string | undefined;
  /** The trigger options that the standard prescribes. */
  triggers: string[];
}

const TRIGGERS = ['dchg', 'qchg', 'dupd'];

const logicalNodes = readXml(nsd74);
const dataClasses = readXml(nsd73);

/** The objects of a logical node, with those of the abstract nodes that it builds on. */
export function listObjects(lnClass: string): Definition[] {
  const find = (name: string | undefined) =>
    logicalNodes.find(
      (one) => ['LNClass', 'AbstractLNClass'].includes(one.name) && one.attributes.name === name,
    );
  const chain: XmlElement[] = [];
  for (let one = find(lnClass); one !== undefined; one = find(one.attributes.base)) chain.push(one);
  if (chain.length === 0) throw new Error(`IEC 61850-7-4 has no class ${lnClass}`);
  return chain.flatMap(({ children }) => children.map(toDefinition));
}

/** The attributes of a common data class, and the objects inside it. */
export function listAttributes(cdc: string): Definition[] {
  const found = dataClasses.find(
    ({ name, attributes }) => name === 'CDC' && attributes.name === cdc,
  );
  if (found === undefined) throw new Error(`IEC 61850-7-3 has no class ${cdc}`);
  return found.children.map(toDefinition);
}

function toDefinition({ attributes }: XmlElement): Definition {
  const { name = '', type = '', fc, presCond = '', presCondArgs } = attributes;
  const triggers = TRIGGERS.filter((trigger) => attributes[trigger] === 'true');
  return { name, type, fc, presence: presCond, group: presCondArgs, triggers };
}

/**
 * What the standard requires of a class and a device leaves out: what is mandatory and, where one
 * of several groups is enough, all of them if none is complete.
 * @param isRoot whether it belongs to the first node of its device, which names the whole
 */
export function listMissing(defined: Definition[], held: string[], isRoot = false): string[] {
  const always = isRoot ? ['M', 'MOrootLD', 'MFln0', 'MOln0'] : ['M'];
  const missing = defined.filter(
    ({ name, presence }) => always.includes(presence) && !held.includes(name),
  );
  const grouped = defined.filter(({ presence }) => presence in GROUPS);
  const unmet = [...groupBy(grouped, ({ presence }) => presence)].filter(([presence, members]) => {
    const groups = groupBy(members, GROUPS[presence] ?? (() => ''));
    return ![...groups.values()].some((group) => group.every(({ name }) => held.includes(name)));
  });
  return [
    ...missing.map(({ name }) => name),
    ...unmet.map(([, members]) => members.map(({ name }) => name).join(' or ')),
  ];
}

/** The conditions that a complete group fulfills, and the group of a member. */
const GROUPS: Record<string, (member: Definition) => string | undefined> = {
  AllOnlyOneGroup: ({ group }) => group,
  AllAtLeastOneGroup: ({ group }) => group,
  AtLeastOne: ({ name }) => name,
};
