import type { ContentKind } from './content-model';
import type { FieldSchema } from './field-schema';
import { fieldsOf, isRequired } from './field-schema';
import { toAllowed } from './field-words';

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

/**
 * `content/README.md`: every field of every kind of file.
 * @param tags the facts that text may name
 * @param linkOf where a new file of a kind is begun on the web
 */
export function toFieldTable(
  kinds: readonly ContentKind[],
  tags: readonly string[],
  linkOf: (kind: ContentKind) => string | undefined,
): string {
  const sections = kinds.flatMap((kind) => toSections(kind, linkOf(kind)));
  return [toIntroduction(tags), ...sections].join('\n');
}

function toSections(kind: ContentKind, link: string | undefined): string[] {
  const { schema, files } = kind;
  const begin =
    link === undefined ? [] : [`[Begin a new one on GitHub](${link}), without a terminal.`, ''];
  const about = schema.description ? [schema.description, ''] : [];
  const head = [`## \`${files}\``, '', ...about, ...begin];
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

/** What a field is for, and why it has its limits. */
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
