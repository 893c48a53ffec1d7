import type { ContentKind } from './content-model';
import { type FieldSchema, fieldsOf, isRequired } from './field-schema';

const toIntroduction = (
  tags: readonly string[],
) => `<!-- Made by \`npm run schemas\` from the descriptions of schemas in src/. Change them there. -->

# What content may say

Every word a visitor reads lies in this folder. This page lists each field of each kind of file: what it may hold,
whether it must be there, and what it is for. A dot leads into a group of fields, \`[]\` to each item of a list.

- Text may hold what \`site.yaml\` says: ${tags.map((name) => `\`<${name} />\``).join(', ')}.
- \`npm run new <collection>\` makes a file that fits.
- \`npm run check\` names everything that does not fit, with its place and what to write instead.
- \`npm run check -- --fix\` mends what has one right answer.
`;

/** `content/README.md`: every field of every kind of file. */
export function toFieldTable(kinds: readonly ContentKind[], tags: readonly string[]): string {
  return [toIntroduction(tags), ...kinds.flatMap(toSections)].join('\n');
}

function toSections({ schema, files }: ContentKind): string[] {
  const about = schema.description ? [schema.description, ''] : [];
  const head = [`## \`${files}\``, '', ...about];
  if (schema.oneOf) return [...head, ...schema.oneOf.flatMap(toVariant)];
  const isList = schema.items !== undefined;
  return [...head, ...toTable(schema.items ?? schema, isList ? '[].' : '')];
}

function toVariant(variant: FieldSchema): string[] {
  const name = variant.properties?.kind?.const ?? '';
  return [
    `### \`kind: ${name}\``,
    '',
    ...(variant.description ? [variant.description, ''] : []),
    ...toTable(variant, ''),
  ];
}

function toTable(group: FieldSchema, prefix: string): string[] {
  const rows = toRows(group, prefix);
  return ['| Field | Holds | Must | What it is for |', '| --- | --- | --- | --- |', ...rows, ''];
}

function toPurpose({ description = '', why }: FieldSchema): string {
  return why === undefined ? description : `${description} Its limits: ${why}.`.trim();
}

function toRows(group: FieldSchema, prefix: string): string[] {
  return fieldsOf(group).flatMap(([name, field]) => {
    const must = isRequired(group, name) ? 'yes' : '';
    const cells = [`\`${prefix}${name}\``, toAllowed(field), must, toPurpose(field)];
    const row = `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    const inner = field.items?.properties ? toRows(field.items, `${prefix}${name}[].`) : [];
    return [row, ...toRows(field, `${prefix}${name}.`), ...inner];
  });
}

/** What a field may hold, in plain words for authors, with Markdown code spans. */
export function toAllowed(field: FieldSchema): string {
  if (field.const !== undefined) return `\`${field.const}\``;
  if (field.enum) return field.enum.map((choice) => `\`${choice}\``).join(', ');
  if (field.reference) return `a name from ${toSource(field.reference)}`;
  if (field.link) return 'an address: `/…`, `#…`, `https://…`, `mailto:…` or `tel:…`';
  if (field.box) return 'a drawing beside this file: `./name.svg`';
  if (field.portrait) return 'a picture beside this file: `./name.avif`';
  if (field.image) return 'a placeholder or a file beside this one';
  return byFormat[field.format ?? ''] ?? (byType[field.type ?? ''] ?? (() => 'see below'))(field);
}

const byFormat: Record<string, string> = {
  date: 'a day such as 2024-09-17',
  email: 'an email address',
};

const byType: Record<string, (field: FieldSchema) => string> = {
  string: ({ maxLength, pattern }) => {
    if (maxLength !== undefined) return `text, at most ${maxLength} characters`;
    return pattern === undefined ? 'text' : 'small letters, digits and hyphens';
  },
  integer: toRange,
  number: toRange,
  boolean: () => '`true` or `false`',
  object: () => 'a group of fields',
  array: (field) => `a list of ${toCount(field)}: ${toAllowed(field.items ?? {})}`,
};

function toRange({ minimum, maximum }: FieldSchema): string {
  if (minimum === undefined) return 'a number';
  return `a number from ${minimum}${maximum === undefined ? '' : ` to ${maximum}`}`;
}

function toCount({ minItems, maxItems }: FieldSchema): string {
  if (minItems === undefined) return maxItems === undefined ? 'any length' : `at most ${maxItems}`;
  if (maxItems === undefined) return `at least ${minItems}`;
  return minItems === maxItems ? String(minItems) : `${minItems} to ${maxItems}`;
}

function toSource(reference: string): string {
  return reference === 'glossary' ? '`glossary.yaml`' : `\`${reference}/\``;
}
