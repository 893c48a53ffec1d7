import type { ContentModel } from '../model/content-model.ts';
import {
  type ContentKind,
  type FieldSchema,
  fieldsOf,
  isRequired,
  listContentKinds,
  toAllowed,
} from './field-schema.ts';

/** The files that help authors in their editor, generated from the schemas; paths from the root. */
export function toEditorFiles(model: ContentModel): { path: string; text: string }[] {
  const kinds = listContentKinds(model);
  // VS Code checks frontmatter against these as well.
  const schemas = kinds.map((kind) => [`./${schemaFileOf(kind)}`, kind.files]);
  const settings = { 'yaml.schemas': Object.fromEntries(schemas) };
  return [
    ...kinds.map((kind) => ({ path: schemaFileOf(kind), text: toJson(kind.schema) })),
    { path: '.vscode/settings.json', text: toJson(settings) },
    { path: 'content/README.md', text: toFieldTable(kinds, [...model.facts.keys()]) },
  ];
}

function schemaFileOf({ name }: ContentKind): string {
  return `.vscode/schemas/${name}.schema.json`;
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** `content/README.md`: every field of every kind of file. */
function toFieldTable(kinds: readonly ContentKind[], tags: readonly string[]): string {
  return `<!-- Made by \`npm run schemas\` from the descriptions of schemas in src/. Change them there. -->

# What content may say

Every word a visitor reads lies in this folder. This page lists each field of each kind of file: what it may hold,
whether it must be there, and what it is for. A dot leads into a group of fields, \`[]\` to each item of a list.

- Text may hold what \`site.yaml\` says: ${tags.map((name) => `\`<${name} />\``).join(', ')}.
- \`npm run new <collection>\` makes a file that fits.
- \`npm run check\` names everything that does not fit, with its place and what to write instead.
- \`npm run check -- --fix\` fixes what has one right answer.

${kinds.flatMap(toSections).join('\n')}`;
}

function toSections({ schema, files }: ContentKind): string[] {
  if (!schema.oneOf) return toSection(`## \`${files}\``, schema);
  const variants = schema.oneOf.flatMap((variant) =>
    toSection(`### \`kind: ${variant.properties?.kind?.const ?? ''}\``, variant),
  );
  return [...toHead(`## \`${files}\``, schema), ...variants];
}

function toHead(title: string, { description }: FieldSchema): string[] {
  return [title, '', ...(description ? [description, ''] : [])];
}

function toSection(title: string, schema: FieldSchema): string[] {
  const rows = schema.items ? toRows(schema.items, '[].') : toRows(schema, '');
  const table = ['| Field | Holds | Must | What it is for |', '| --- | --- | --- | --- |', ...rows];
  return [...toHead(title, schema), ...table, ''];
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
