import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';

import type { SiteConfig } from '..';
import { resolveContentModel } from '..';
import type { FieldSchema } from './field-schema';
import { toFieldSchema } from './field-schema';
import { readSentences } from './read-sentences';

/** One kind of file below `content/`, with what it may say. */
export interface ContentKind {
  /** The folder of a collection, or the file's name without its ending. */
  name: string;
  /** Where its files lie, as a pattern below the project's folder. */
  files: string;
  /** Whether it is one of the collections. */
  isCollection: boolean;
  schema: FieldSchema;
}

/**
 * Reads what content may say from `src/collections/files/`, each field with the sentence above it.
 * @param root the project's folder
 * @returns the collections, then the pages, then the single files
 * @throws when a schema cannot be loaded
 */
export async function loadContentModel(root: string): Promise<ContentKind[]> {
  const { module } = await runnerImport<{ site: SiteConfig }>(join(root, 'src/site.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [readSentences()],
  });
  const { collectionNames, schemaOf } = resolveContentModel(module.site);
  const toKind = (name: string, files: string, example: string): ContentKind[] => {
    const schema = schemaOf(example);
    const isCollection = collectionNames.some((collection) => collection === name);
    return schema ? [{ name, files, isCollection, schema: toFieldSchema(schema) }] : [];
  };
  const single = (await readdir(join(root, 'content'))).filter((file) => file.endsWith('.yaml'));
  return [
    ...collectionNames.flatMap((name) =>
      toKind(name, `content/${name}/*.mdx`, `content/${name}/example.mdx`),
    ),
    ...toKind('pages', 'content/pages/**/*.mdx', 'content/pages/example.mdx'),
    ...single
      .toSorted()
      .flatMap((file) => toKind(file.replace('.yaml', ''), `content/${file}`, `content/${file}`)),
  ];
}
