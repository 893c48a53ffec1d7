import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toEditorFiles } from '#check/json-schema/editor-files';
import { type FieldSchema, listContentKinds } from '#check/json-schema/field-schema';
import contentModel from '../../src/content.config.ts';
import { PROJECT } from '../site/folders.ts';

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
