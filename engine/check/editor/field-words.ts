import type { FieldSchema } from './field-schema';

/** What a field may hold, in the words of somebody who writes pages; with Markdown's code marks. */
export function toAllowed(field: FieldSchema): string {
  if (field.const !== undefined) return `\`${field.const}\``;
  if (field.enum) return field.enum.map((choice) => `\`${choice}\``).join(', ');
  if (field.reference) return `a name from ${toSource(field.reference)}`;
  if (field.link) return 'an address: `/…`, `#…`, `https://…`, `mailto:…` or `tel:…`';
  if (field.symbol ?? field.box) return 'a drawing beside this file: `./name.svg`';
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
