import { z } from 'zod';
import { readMeta, schemaAt } from '../fields/schema-tree.ts';
import { type Element, isProgram } from '../guard/body-code.ts';
import { programMessage } from '../messages/code.ts';
import { describeIssue, toExpectation } from '../messages/schema-messages.ts';
import type { Finding } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { replaceText } from '../read/edits.ts';
import { type Range, toRange, toTagRange } from '../read/locate.ts';
import { findMisspelled, findNearest, shorten, toList } from '../wording/words.ts';

/** The attributes that allowed HTML tags may have. */
const htmlSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['abbr', z.strictObject({ title: z.string() })],
  ['details', z.strictObject({ open: z.boolean().optional() })],
]);
const nothing = z.strictObject({});

type Attribute = Element['attributes'][number];
type Value = string | number | boolean;

/** A property of a component as it was written. */
interface Property {
  name: string;
  /** Undefined if it is refused. */
  value: Value | undefined;
  range: Range;
}

interface Tag {
  name: string;
  schema: z.ZodType;
  element: Element;
  file: ContentFile;
}

/**
 * Validates the attributes of a tag: no code, and only what its schema allows.
 * @param known the schema of a component's props; undefined for an HTML tag
 */
export function validateAttributes(
  element: Element,
  name: string,
  known: z.ZodType | undefined,
  file: ContentFile,
): Finding[] {
  const tag = { name, schema: known ?? htmlSchemas.get(name) ?? nothing, element, file };
  const findings: Finding[] = [];
  const properties: Property[] = [];
  for (const attribute of element.attributes) {
    const range = toRange(attribute);
    const message = validateAttribute(name, attribute);
    if (message !== undefined) findings.push({ range, message });
    if (attribute.type === 'mdxJsxExpressionAttribute') continue;
    const value = message === undefined ? readValue(attribute.value) : undefined;
    properties.push({ name: attribute.name, value, range });
  }
  // A `{…}` attribute could set any property.
  if (properties.length < element.attributes.length) return findings;
  return [...findings, ...validateProperties(tag, properties)];
}

/** The value of an attribute; undefined if it is code. */
function readValue(value: Attribute['value']): Value | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const code = value.value.trim();
  const text = /^(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)$/.exec(code);
  if (text !== null) return text[1] ?? text[2] ?? text[3] ?? '';
  if (/^-?\d+(\.\d+)?$/.test(code)) return Number(code);
  return code === 'true' || code === 'false' ? code === 'true' : undefined;
}

function validateAttribute(tag: string, attribute: Attribute): string | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return `has {${shorten(attribute.value)}} in the tag <${tag}>, which is program code; write each property by its name: name="value"`;
  }
  const { name, value: raw } = attribute;
  const value = readValue(raw);
  if (/^on[a-z]/i.test(name)) {
    return `has "${name}" in the tag <${tag}>, which runs program code; delete it`;
  }
  if (name === 'style' || name === 'class' || name === 'className') {
    return `has "${name}" in the tag <${tag}>; how things look is decided by the design of the site; delete it`;
  }
  if (typeof value === 'string' && isProgram(value)) return programMessage(value);
  if (value !== undefined) return undefined;
  const code = typeof raw === 'object' && raw !== null ? shorten(raw.value) : '';
  return `has ${name}={${code}} in the tag <${tag}>, which is program code; write the value itself: ${name}="value"`;
}

function validateProperties(tag: Tag, all: Property[]): Finding[] {
  const properties = all.filter(({ value }) => value !== undefined);
  const refused = all.filter(({ value }) => value === undefined).map(({ name }) => name);
  const { name: tagName, schema, file } = tag;
  const known = Object.keys(schema instanceof z.ZodObject ? schema.shape : {});
  const free = known.filter((name) => properties.every((one) => one.name !== name));
  const unknown = properties.filter(({ name }) => !known.includes(name));
  const meant = unknown.map(({ name }) => findNearest(name, free));
  const misspelled = unknown.map(({ name, range }, index): Finding => {
    const message = `has "${name}" in the tag <${tagName}>, which knows no such property${toAdvice(meant[index], known)}`;
    // A property begins with its name.
    const start = { ...range, endLine: range.line, endColumn: range.column + name.length };
    return { range, message, fix: replaceText(file, start, name, findMisspelled(name, free)) };
  });
  const values = properties.filter(({ name }) => known.includes(name));
  const { error } = schema.safeParse(
    Object.fromEntries(values.map(({ name, value }) => [name, value])),
  );
  const checked = new Set([...meant, ...refused]);
  const misfits = (error?.issues ?? []).flatMap((issue): Finding[] => {
    const name = String(issue.path[0]);
    const property = properties.find((one) => one.name === name);
    if (checked.has(name) || isReference(schema, name, property?.value)) return [];
    checked.add(name);
    return [toMisfit(tag, name, property, issue)];
  });
  return [...misspelled, ...misfits];
}

/** References are checked by the rule that knows what exists. */
function isReference(schema: z.ZodType, name: string, found: unknown): boolean {
  const field = schemaAt(schema, [name]);
  const isNamed = typeof found === 'string' && found !== '';
  return isNamed && field !== undefined && readMeta(field).reference !== undefined;
}

function toAdvice(nearest: string | undefined, known: string[]): string {
  if (nearest !== undefined) return `; did you mean "${nearest}"?`;
  return known.length === 0 ? '; delete it' : `; known are ${toList(known)}`;
}

function toMisfit(
  { name: tag, schema, element, file }: Tag,
  name: string,
  property: Property | undefined,
  issue: z.core.$ZodIssue,
): Finding {
  if (property === undefined) {
    const expectation = toExpectation(schemaAt(schema, [name]));
    const more = expectation === 'text' ? '' : ` with ${expectation}`;
    const message = `has <${tag}> without "${name}"; write <${tag} ${name}="…">${more}`;
    return { range: toTagRange(element, file.body), message };
  }
  if (property.value === true) {
    const message = `has <${tag}> whose "${name}" has no value; write ${name}="…"`;
    return { range: property.range, message };
  }
  const { message, replacement } = describeIssue(issue, property.value, schemaAt(schema, [name]));
  const fix = replaceText(file, property.range, String(property.value), replacement);
  return { range: property.range, message: `has <${tag}> whose "${name}" ${message}`, fix };
}
