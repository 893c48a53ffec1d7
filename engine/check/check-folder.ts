import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

import { checkAlone } from './check-file.ts';
import { resolveContentModel } from './model/content-model.ts';
import type { Problem } from './problem.ts';
import { parseContentFile } from './read/content-file.ts';

/** A folder of MDX that belongs to no site. */
export interface Folder {
  folder: string;
  /** What the frontmatter of each file must be. */
  schema: z.ZodType;
  /** The props that components in its texts accept, by tag; other components are reported. */
  components?: Readonly<Record<string, z.ZodObject>>;
  /** The tags of components without children; the others wrap text. */
  empty?: readonly string[];
}

/**
 * Checks every `.mdx` file of a folder by itself: its encoding, YAML, frontmatter, MDX and Markdown.
 * What needs a site is not checked: whether links, pictures and references resolve.
 * @returns every problem, by file and place, with paths relative to the folder
 * @throws when the folder cannot be read
 */
export async function checkFolder({
  folder,
  schema,
  components = {},
  empty = [],
}: Folder): Promise<Problem[]> {
  // A site that consists only of files with one schema.
  const site = resolveContentModel({
    collections: [],
    routes: [],
    files: {},
    components: { schemas: components, blocks: [], tables: {}, widgets: empty },
    facts: new Map(),
  });
  const model = { ...site, schemaOf: () => schema };
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.mdx$/.test(name));
  const problems: Problem[] = [];
  for (const name of names.toSorted()) {
    const source = await readFile(join(folder, name), 'utf8');
    const path = name.replaceAll('\\', '/');
    problems.push(...checkAlone(parseContentFile(model, path, source)));
  }
  return problems;
}
