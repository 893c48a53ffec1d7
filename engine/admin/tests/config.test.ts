import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resolveContentModel } from '#check';
import { dayThat, image, line, link, list, publication, reference } from '#check/fields';
import type { AnyCollection, AnyPageKind } from '#check/model/definitions';
import { toEditorComponent } from '../blocks.ts';
import { toEditorData } from '../config.ts';

const note = z
  .strictObject({
    title: line(80).describe('What it is about.'),
    summary: line(300).optional().describe('A sentence.'),
    kind: z.enum(['short', 'long']).describe('How long.'),
    author: reference('notes').describe('Who wrote it.'),
    terms: list(reference('glossary'), 1, 2, 'more are not read').describe('Terms.'),
    uses: list(reference('glossary'), 0, 2, 'more are not read').describe('Terms, if any.'),
    marks: z.array(z.strictObject({ x: z.number().min(0).max(100) })).describe('Marks.'),
    to: link.describe('Where it leads.'),
    image: image.describe('A picture.'),
    date: dayThat('published').describe('The day.'),
    order: z.int().min(1).max(9).describe('Its place.'),
    isNew: z.boolean().optional().describe('Whether it is new.'),
    draft: publication.draft,
  })
  .describe('A note.');
const notes: AnyCollection = {
  name: 'notes',
  schema: note,
  titleField: 'title',
  excerptField: 'summary',
  template: { sentence: 'Say it.', headings: ['Why'] },
};
const page: AnyPageKind = {
  kind: 'note',
  copy: z.strictObject({ kind: z.literal('note'), lead: line(90) }),
  collection: notes,
  listParams: undefined,
  anchors: () => [],
  parameters: () => ({}),
  showsProse: true,
  files: [],
};

const free: AnyPageKind = {
  ...page,
  kind: 'free',
  copy: z.strictObject({ kind: z.literal('free'), header: z.strictObject({ title: line(9) }) }),
  collection: undefined,
};

const model = resolveContentModel({
  collections: [notes],
  routes: [
    { path: '/notes/:slug', page },
    { path: '*', page: free },
  ],
  files: {
    'content/words.yaml': z.strictObject({ hello: line(20) }),
    'content/moved.yaml': z.record(z.string(), z.string()),
    'content/glossary.yaml': z.array(z.strictObject({ slug: line(20) })),
  },
  components: {
    schemas: {
      Box: z.strictObject({ title: line(40), wide: z.boolean().optional() }),
      Sum: z.strictObject({ load: z.string().meta({ example: '1 kW' }) }),
      Word: z.strictObject({}),
    },
    blocks: ['Box', 'Sum'],
    tables: { Box: () => undefined },
    widgets: ['Sum'],
  },
  facts: new Map(),
});
const data = toEditorData(model, { title: 'Notes', repo: 'owner/name' });

const listForms = () => data.config.collections ?? [];
const fieldsOf = (name: string) => {
  const form = listForms().find((one) => 'name' in one && one.name === name);
  return form && 'fields' in form
    ? new Map(form.fields.map((field) => [field.name, field]))
    : new Map();
};

describe('the form of an entry', () => {
  it.each([
    ['title', { widget: 'string', label: 'Title', hint: 'What it is about.', maxlength: 80 }],
    ['summary', { widget: 'text', required: false }],
    ['kind', { widget: 'select', options: ['short', 'long'] }],
    ['author', { widget: 'relation', collection: 'notes' }],
    ['terms', { widget: 'relation', file: 'glossary', multiple: true, min: 1, max: 2 }],
    ['uses', { widget: 'relation', multiple: true, required: false, max: 2 }],
    ['marks', { widget: 'list', summary: '{{fields.x}}' }],
    ['to', { widget: 'string', pattern: [expect.any(String), expect.stringContaining('address')] }],
    ['date', { widget: 'datetime', type: 'date', default: '{{now}}' }],
    ['order', { widget: 'number', value_type: 'int', min: 1, max: 9 }],
    ['isNew', { widget: 'boolean', label: 'Is new', required: false }],
    [
      'body',
      { widget: 'richtext', editor_components: ['code-block', 'image', 'Box', 'Sum', 'Remark'] },
    ],
  ])('asks for %s as its schema says', (name, field) => {
    expect(fieldsOf('notes').get(name)).toMatchObject(field);
  });

  it('lets nobody remove or rename it, and says how else', () => {
    const [form] = listForms();
    expect(form).toMatchObject({ delete: false, slug: { editable: ['create'] } });
    expect(form).toMatchObject({
      description: expect.stringContaining('rename or delete its file'),
    });
  });

  it('leads to its page, and keeps pictures beside it', () => {
    expect(listForms()[0]).toMatchObject({
      preview_path: 'notes/{{slug}}',
      media_folder: '',
      public_folder: '.',
    });
  });
});

it('has a form for each page by its kind, and for each file with fields', () => {
  expect(listForms()[1]).toMatchObject({
    files: [
      {
        label: '/notes/[slug]',
        fields: [{ name: 'kind', widget: 'hidden' }, { name: 'lead' }, { name: 'body' }, {}],
      },
    ],
  });
  expect(data.config.singletons).toMatchObject([
    { name: 'glossary', fields: [{ widget: 'list', root: true }] },
    { name: 'words', fields: [{ name: 'hello' }, { name: 'source_text' }] },
  ]);
});

it('begins another page of the kind that stands at any address', () => {
  expect(listForms()[1]).toMatchObject({ files: { length: 1 } });
  expect(listForms()[2]).toMatchObject({
    label: 'Free pages',
    filter: { field: 'kind', value: 'free' },
    delete: false,
    fields: [{ name: 'kind', default: 'free' }, { name: 'header' }, { name: 'body' }, {}],
  });
});

it('asks for a token, or at a service where one is named', () => {
  expect(data.config.backend).toMatchObject({ repo: 'owner/name', auth_methods: ['token'] });
  const oauth = 'https://sign-in.example';
  const other = toEditorData(model, { title: '', repo: 'a/b', oauth });
  expect(other.config.backend).toMatchObject({ base_url: oauth });
  expect(other.config.backend).not.toHaveProperty('auth_methods');
});

describe('blocks', () => {
  const componentOf = (id: string) => {
    const block = data.blocks.find((one) => one.id === id);
    if (block === undefined) throw new Error(`There is no ${id}`);
    return toEditorComponent(block);
  };

  it('are those between paragraphs: what stands in a sentence would lose the rest of it', () => {
    expect(data.blocks.map(({ id }) => id)).toEqual(['Box', 'Sum']);
  });

  it.each([
    ['Box', '<Box title="A > b" wide>\n\nWords.\n\n| a |\n\n</Box>'],
    ['Sum', '<Sum load="5 kW" />'],
  ])('%s is written as it was read', (id, text) => {
    const { pattern, fromBlock, toBlock } = componentOf(id);
    const match = pattern.exec(`Before.\n\n${text}\n\nBehind.`);
    expect(match?.[0]).toBe(text);
    expect(match && fromBlock && toBlock(fromBlock(match))).toBe(text);
  });

  it('leave out a switch that is off, and a field that is empty', () => {
    const { toBlock } = componentOf('Box');
    const values = { title: '', wide: false, inside: 'Words.' };
    expect(toBlock(values)).toBe('<Box>\n\nWords.\n\n</Box>');
  });

  it('begin with an example, and with a table where they stand round one', () => {
    const fieldOf = (id: string, name: string) =>
      componentOf(id).fields.find((field) => field.name === name);
    expect(fieldOf('Sum', 'load')).toMatchObject({ default: '1 kW' });
    expect(fieldOf('Box', 'inside')).toMatchObject({ default: expect.stringContaining('| ---') });
  });
});
