import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentModel } from '#website';
import { toEditorFiles } from '../../editor/editor-files';
import { type FieldSchema, listContentKinds, toAllowed } from '../../editor/field-schema';

const PROJECT = join(import.meta.dirname, '../../../..');

describe('what a field may hold', () => {
  it.each<[FieldSchema, string]>([
    [{ type: 'string', maxLength: 40 }, 'text, at most 40 characters'],
    [{ type: 'string', enum: ['a', 'b'] }, '`a`, `b`'],
    [{ type: 'string', format: 'date' }, 'a day such as 2024-09-17'],
    [{ type: 'integer', minimum: 1, maximum: 9 }, 'a number from 1 to 9'],
    [
      { type: 'array', minItems: 1, maxItems: 3, items: { reference: 'team' } },
      'a list of 1 to 3: a name from `team/`',
    ],
  ])('is told for %j', (field, words) => {
    expect(toAllowed(field)).toBe(words);
  });
});

describe('the files for editors', () => {
  const kinds = listContentKinds(contentModel);

  it('are fresh; where they are not, run: npm run schemas', () => {
    for (const { path, text } of toEditorFiles(contentModel)) {
      const file = join(PROJECT, path);
      expect({ path, text: existsSync(file) && readFileSync(file, 'utf8') }).toEqual({
        path,
        text,
      });
    }
  });

  it('have a sentence for every field of every collection', () => {
    const collections = kinds.filter(({ name }) => contentModel.collections.has(name));
    expect(collections).not.toEqual([]);
    expect(collections.flatMap(({ name, schema }) => listSilent(schema, name))).toEqual([]);
  });
});

function listSilent(field: FieldSchema, path: string): string[] {
  const below = Object.entries({ ...field.properties, ...field.items?.properties });
  const inner = below.flatMap(([name, child]) => listSilent(child, `${path}.${name}`));
  return field.description ? inner : [path, ...inner];
}
