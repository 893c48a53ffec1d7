import { parse } from 'node:path/posix';
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

/** The schemas of all content: of the collections, then the pages, then the single files. */
export function listContentKinds(model: ContentModel): ContentKind[] {
  const kinds = [
    ...[...model.collections].map(([name, { definition }]) => ({
      name,
      files: `content/${name}/*.mdx`,
      schema: definition.schema,
    })),
    { name: 'pages', files: 'content/pages/**/*.mdx', schema: model.pageCopySchema },
    ...Object.entries(model.files)
      .toSorted()
      .map(([file, schema]) => ({ name: parse(file).name, files: file, schema })),
  ];
  return kinds.map(({ schema, ...kind }) => ({
    ...kind,
    isCollection: model.collections.has(kind.name),
    schema: toFieldSchema(schema),
  }));
}
