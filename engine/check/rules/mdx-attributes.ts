import { z } from 'zod';
import { findMisspelt, findNearest, shorten, toList } from '#base/words';
import { replaceWord } from '../edits';
import { programMessage } from '../explain/code';
import { toWords } from '../explain/schema-words';
import type { Element } from '../guard/body-code';
import { isProgram } from '../guard/body-code';
import type { Finding } from '../problem';
import type { ContentFile } from '../read/content-file';
import type { Placed, Range } from '../read/locate';
import { toRange } from '../read/locate';
import { schemaAt } from '../read/schema-tree';
import { readMeta } from '../schema-marks';

/** HTML tags that are allowed at all may have these attributes. */
const htmlSchemas: Record<string, z.ZodType> = {
  abbr: z.strictObject({ title: z.string() }),
};
const nothing = z.strictObject({});

/** A property of a component as it was written. */
interface Property {
  name: string;
  value: string | number | boolean;
  range: Range;
}

/**
 * Judges what a tag was given: no program code, and only what its schema knows.
 * @param known what the component may be given; undefined for a tag of HTML
 * @param tag the place of the opening tag
 */
export function judgeAttributes(
  element: Element,
  name: string,
  known: z.ZodType | undefined,
  tag: Range,
  file: Pick<ContentFile, 'source'>,
): Finding[] {
  const findings: Finding[] = [];
  const properties: Property[] = [];
  const refused: string[] = [];
  for (const attribute of element.attributes) {
    const range = placeOf(attribute, tag);
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const message = `has {${shorten(attribute.value)}} in the tag <${name}>, which is program code; write each property by its name: name="value"`;
      findings.push({ range, message });
      continue;
    }
    const value = readValue(attribute.value);
    const message = judgeOne(name, attribute.name, value, attribute.value);
    if (message !== undefined) {
      findings.push({ range, message });
      refused.push(attribute.name);
    } else if (value !== undefined) properties.push({ name: attribute.name, value, range });
  }
  const isSpread = findings.length > refused.length;
  const schema = known ?? htmlSchemas[name] ?? nothing;
  const misfits = judgeProperties(name, schema, properties, tag, file);
  const others = misfits.filter(({ property }) => !isSpread && !refused.includes(property));
  return [...findings, ...others.map(({ property: _, ...finding }) => finding)];
}

/** A property begins with its name. */
function startOf(range: Range, name: string): Range {
  return { ...range, endLine: range.line, endColumn: range.column + name.length };
}

function placeOf(attribute: Placed, tag: Range): Range {
  return attribute.position === undefined ? tag : toRange(attribute);
}

/** The value of an attribute; undefined where it is program code. */
function readValue(value: Element['attributes'][number]['value']): Property['value'] | undefined {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value;
  const code = value.value.trim();
  const text = /^(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)$/.exec(code);
  if (text !== null) return text[1] ?? text[2] ?? text[3] ?? '';
  if (/^-?\d+(\.\d+)?$/.test(code)) return Number(code);
  return code === 'true' || code === 'false' ? code === 'true' : undefined;
}

function judgeOne(
  tag: string,
  name: string,
  value: Property['value'] | undefined,
  raw: Element['attributes'][number]['value'],
): string | undefined {
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

interface Misfit extends Finding {
  property: string;
}

function judgeProperties(
  tag: string,
  schema: z.ZodType,
  properties: Property[],
  place: Range,
  file: Pick<ContentFile, 'source'>,
): Misfit[] {
  const values = Object.fromEntries(properties.map(({ name, value }) => [name, value]));
  const known = Object.keys(schema instanceof z.ZodObject ? schema.shape : {});
  const unknownProperties = properties.filter(({ name }) => !known.includes(name));
  const free = known.filter((name) => values[name] === undefined);
  const meant = unknownProperties.map(({ name }) => findNearest(name, free));
  const unknown = unknownProperties.map(({ name, range }, index) => ({
    range,
    property: name,
    message: `has "${name}" in the tag <${tag}>, which knows no such property${toAdvice(meant[index], known)}`,
    fix: replaceWord(file, startOf(range, name), name, findMisspelt(name, free)),
  }));
  const fit = Object.fromEntries(Object.entries(values).filter(([name]) => known.includes(name)));
  const result = schema.safeParse(fit);
  const misfits = (result.success ? [] : result.error.issues).flatMap((issue) => {
    const name = String(issue.path[0]);
    if (meant.includes(name) || isReference(schema, name, values[name])) return [];
    const range = properties.find((property) => property.name === name)?.range ?? place;
    return [
      { range, property: name, ...toMisfit(tag, name, values[name], schema, issue, file, range) },
    ];
  });
  return [...unknown, ...onePerName(misfits)];
}

/** What a reference names is judged by the rule that knows what exists. */
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
  tag: string,
  name: string,
  found: Property['value'] | undefined,
  schema: z.ZodType,
  issue: z.core.$ZodIssue,
  file: Pick<ContentFile, 'source'>,
  range: Range,
): Pick<Finding, 'message' | 'fix'> {
  if (found === undefined) {
    return {
      message: `has <${tag}> without "${name}"; write <${tag} ${name}="…">${toExamples(schema, name)}`,
    };
  }
  if (found === true) {
    return { message: `has <${tag}> whose "${name}" has no value; write ${name}="…"` };
  }
  const { message, word } = toWords(issue, found, schemaAt(schema, [name]));
  const fix = replaceWord(file, range, String(found), word);
  return { message: `has <${tag}> whose "${name}" ${message}`, fix };
}

function toExamples(schema: z.ZodType, name: string): string {
  const field = schemaAt(schema, [name]);
  if (field instanceof z.ZodEnum)
    return ` with ${field.options.map((one) => `"${one}"`).join(' or ')}`;
  const reference = field === undefined ? undefined : readMeta(field).reference;
  return reference === 'glossary' ? ' with the slug of a term of content/glossary.yaml' : '';
}

function onePerName(misfits: Misfit[]): Misfit[] {
  return [...new Map(misfits.toReversed().map((one) => [one.property, one])).values()].toReversed();
}
