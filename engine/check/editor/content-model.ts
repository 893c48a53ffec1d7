import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { ContentModel } from '..';
import { type FieldSchema, toFieldSchema } from './field-schema';

/** One kind of file below `content/`, with its schema. */
export interface ContentKind {
  /** The folder of a collection, or the file name without its extension. */
  name: string;
  /** A glob for its files, relative to the project folder. */
  files: string;
  /** Whether it is one of the collections. */
  isCollection: boolean;
  schema: FieldSchema;
}

/**
 * The schemas of all content, each field with its description.
 * @returns the collections, then the pages, then the single files
 */
export async function listContentKinds(root: string, model: ContentModel): Promise<ContentKind[]> {
  const single = (await readdir(join(root, 'content'))).filter((file) => file.endsWith('.yaml'));
  const kinds = [
    ...model.collectionNames.map((name) => ({
      name,
      files: `content/${name}/*.mdx`,
      schema: model.collections.get(name)?.definition.schema,
    })),
    { name: 'pages', files: 'content/pages/**/*.mdx', schema: model.pageCopySchema },
    ...single.toSorted().map((file) => ({
      name: file.replace('.yaml', ''),
      files: `content/${file}`,
      schema: model.schemaOf(`content/${file}`),
    })),
  ];
  return kinds.flatMap(({ schema, ...kind }) =>
    schema === undefined
      ? []
      : { ...kind, isCollection: model.collections.has(kind.name), schema: toFieldSchema(schema) },
  );
}
