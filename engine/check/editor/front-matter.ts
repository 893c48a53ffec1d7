import type { ContentKind } from './content-model';
import type { FieldSchema } from './field-schema';
import { fieldsOf, isRequired } from './field-schema';

/** A field of a form of the Front Matter extension. */
interface FormField {
  name: string;
  title: string;
  type: string;
  description?: string;
  required?: boolean;
  choices?: string[];
  multiple?: boolean;
  contentTypeName?: string;
  contentTypeValue?: 'slug';
  fieldGroup?: string;
  fields?: FormField[];
  isPublishDate?: boolean;
}

/** A group of fields that a list repeats. */
interface FieldGroup {
  id: string;
  fields: FormField[];
}

/** `frontmatter.json`: forms for each collection in the Front Matter extension of VS Code. */
export function toFrontMatter(kinds: readonly ContentKind[]): string {
  const collections = kinds.filter(({ isCollection }) => isCollection);
  const groups: FieldGroup[] = [];
  const contentTypes = collections.map(({ name, schema }) => ({
    name,
    pageBundle: false,
    fileType: 'mdx',
    clearEmpty: true,
    fields: toFields(schema, name, groups),
  }));
  const settings = {
    $schema: 'https://frontmatter.codes/frontmatter.schema.json',
    'frontMatter.framework.id': 'other',
    'frontMatter.framework.startCommand': 'npm run dev',
    'frontMatter.preview.host': 'http://localhost:5173',
    'frontMatter.content.defaultFileType': 'mdx',
    'frontMatter.content.supportedFileTypes': ['mdx'],
    'frontMatter.content.publicFolder': 'public',
    'frontMatter.content.pageFolders': collections.map(({ name }) => ({
      title: name,
      path: `[[workspace]]/content/${name}`,
      contentTypes: [name],
    })),
    'frontMatter.taxonomy.dateFormat': 'yyyy-MM-dd',
    'frontMatter.taxonomy.fieldGroups': groups,
    'frontMatter.taxonomy.contentTypes': contentTypes,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function toFields(group: FieldSchema, path: string, groups: FieldGroup[]): FormField[] {
  return fieldsOf(group).map(([name, field]) => ({
    name,
    title: name,
    ...toType(name, field, `${path}.${name}`, groups),
    ...(field.description ? { description: field.description } : {}),
    ...(isRequired(group, name) ? { required: true } : {}),
  }));
}

function toType(name: string, field: FieldSchema, path: string, groups: FieldGroup[]) {
  if (field.items) return toListType(field.items, path, groups);
  if (field.properties) return { type: 'fields', fields: toFields(field, path, groups) };
  if (field.enum) return { type: 'choice', choices: field.enum };
  if (field.reference && field.reference !== 'glossary') return toRelation(field.reference);
  if (field.format === 'date')
    return { type: 'datetime', ...(name === 'date' && { isPublishDate: true }) };
  if (field.image) return { type: 'image' };
  if (name === 'draft') return { type: 'draft' };
  return { type: field.type === 'integer' ? 'number' : (field.type ?? 'string') };
}

function toListType(item: FieldSchema, path: string, groups: FieldGroup[]) {
  if (item.reference && item.reference !== 'glossary')
    return { ...toRelation(item.reference), multiple: true };
  if (item.enum) return { type: 'choice', choices: item.enum, multiple: true };
  if (!item.properties) return { type: 'list' };
  groups.push({ id: path, fields: toFields(item, path, groups) });
  return { type: 'fieldCollection', fieldGroup: path };
}

function toRelation(collection: string) {
  return {
    type: 'contentRelationship',
    contentTypeName: collection,
    contentTypeValue: 'slug' as const,
  };
}
