import type { CmsConfig, CustomField } from '@sveltia/cms';
import type { ContentModel } from '#check';
import { type ContentKind, listContentKinds, toFieldSchema } from '#check/json-schema/field-schema';
import type { KnownCollection } from '#check/model/content-model';
import { toTemplateBody } from '#check/model/entry-template';
import { type BlockForm, REMARK } from './blocks.ts';
import { LIST_ROOT, listBlockForms, toFormField, toFormFields, toLabel } from './form-fields.ts';
import { SOURCE } from './formats.ts';
import type { EditorHost } from './settings.ts';

/** What `/admin` loads as JSON. */
export interface EditorData {
  config: CmsConfig;
  /** The block components, each with its form. */
  blocks: BlockForm[];
  /** The address of the check's problems, as server-sent events; only in development. */
  problems?: string | undefined;
}

const SLUG: [pattern: string, message: string] = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'small letters, digits and hyphens',
];
const PICTURES_BESIDE = { media_folder: '', public_folder: '.' };
const MOST_BYTES = 15_000_000;

/** Every form of the editor, generated from the schemas of content; `title` is above the sign-in. */
export function toEditorData(
  model: ContentModel,
  { title, repo, oauth, problems }: EditorHost & Pick<EditorData, 'problems'> & { title: string },
): EditorData {
  const signIn = oauth === undefined ? { auth_methods: ['token' as const] } : { base_url: oauth };
  const blocks = listBlockForms(model.components);
  const body = toBodyField([...blocks.map(({ id }) => id), REMARK]);
  return {
    blocks,
    problems,
    config: {
      load_config_file: false,
      app_title: title,
      logo: { src: '/favicon.svg' },
      backend: { name: 'github', repo, squash_merges: true, ...signIn },
      publish_mode: 'editorial_workflow',
      media_folder: 'public',
      public_folder: '/',
      media_libraries: {
        default: { config: { slugify_filename: true, max_file_size: MOST_BYTES } },
        stock_assets: false,
      },
      slug: { encoding: 'ascii', clean_accents: true },
      output: { omit_empty_optional_fields: true },
      collections: [
        ...[...model.collections.values()].map((known) => toCollection(known, body)),
        ...listPages(model, body),
      ],
      // Others have no form: pages have theirs above, and a map has no fields.
      singletons: listContentKinds(model)
        .filter(({ files, schema }) => files in model.files && (schema.properties ?? schema.items))
        .map(toFile),
    },
  };
}

/** The text of an entry; inline components must be typed. */
function toBodyField(components: string[]): CustomField {
  return {
    name: 'body',
    label: 'Text',
    widget: 'richtext',
    required: false,
    editor_components: ['code-block', 'image', ...components],
    linked_images: false,
    use_emoji_autocomplete: false,
  };
}

/** A collection. Entries are renamed and removed as files, since readers must be redirected. */
function toCollection(
  { base, definition: { name, schema, titleField, template } }: KnownCollection,
  body: CustomField,
) {
  const text = { ...body, default: toTemplateBody(template) };
  return {
    name,
    label: toLabel(name),
    description:
      'To rename or remove an entry, rename or delete its file; `npm run check -- --against main --fix` does or says the rest.',
    folder: `content/${name}`,
    extension: 'mdx',
    format: 'mdx-frontmatter',
    delete: false,
    identifier_field: titleField,
    ...PICTURES_BESIDE,
    ...(base && { preview_path: `${base.slice(1)}/{{slug}}` }),
    slug: { template: `{{${titleField}}}`, editable: ['create' as const], pattern: SLUG },
    fields: [...toFormFields(toFieldSchema(schema)), text, SOURCE_FIELD],
  };
}

const SOURCE_FIELD: CustomField = { name: SOURCE, widget: 'hidden' };

/** A form for each page, by its `kind`; kinds with any number of pages become collections. */
function listPages({ pages }: ContentModel, body: CustomField) {
  const kinds = [...pages.values()].map(({ file, definition: { kind, copy } }) => {
    return {
      kind,
      file,
      fields: [...toFormFields(toFieldSchema(copy)), body, SOURCE_FIELD],
    };
  });
  const files = kinds.flatMap(({ file, fields }) => {
    if (file === undefined) return [];
    const label = file.replace(/^content\/pages|(\/index)?\.mdx$/g, '') || '/';
    const name = label.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
    return { name, label, file, ...PICTURES_BESIDE, fields };
  });
  const free = kinds.filter(({ file }) => file === undefined);
  return [
    { name: 'pages', label: 'Pages', format: 'mdx-frontmatter', files },
    ...free.map(({ kind, fields }) => ({
      name: kind,
      label: `${toLabel(kind)} pages`,
      folder: 'content/pages',
      extension: 'mdx',
      format: 'mdx-frontmatter',
      delete: false,
      filter: { field: 'kind', value: kind },
      nested: { subfolders: false },
      meta: { path: {} },
      ...PICTURES_BESIDE,
      preview_path: '{{slug}}',
      identifier_field: 'seo.title',
      slug: { template: '{{seo.title}}', editable: ['create' as const], pattern: SLUG },
      fields,
    })),
  ];
}

/** A form for a YAML file: a group of fields, or a list. */
function toFile({ name, files: file, schema }: ContentKind) {
  const form = { name, label: toLabel(name), file, format: `yaml-${name}` };
  return schema.items
    ? { ...form, fields: [{ ...toFormField(LIST_ROOT, schema), root: true }] }
    : { ...form, fields: [...toFormFields(schema), SOURCE_FIELD] };
}
