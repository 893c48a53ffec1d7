import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import * as runtime from 'react/jsx-runtime';
import { readSigned } from '#base/cache';
import type * as developed from '../../content/files';
import { type BuiltContent, CONTENT } from './built-content';

// The counterpart of `engine/site/content/files.ts`, for builds. A body is loaded when it is
// rendered and released afterwards: thousands of them would not fit into memory.

const content: BuiltContent = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', CONTENT), 'utf8'),
);

export const { data, pictures }: Pick<typeof developed, 'data' | 'pictures'> = content;

export const modules: typeof developed.modules = Object.fromEntries(
  Object.entries(content.modules).map(([path, { words, compiled }]) => {
    const load = () => loadModule(path, compiled);
    const { frontmatter } = load();
    return [path, { frontmatter, words, default: (props) => load().default(props) }];
  }),
);

/** Loads a compiled file: its frontmatter and its body. */
function loadModule(
  path: string,
  file: string,
): Pick<developed.MdxModule, 'frontmatter' | 'default'> {
  const code = readSigned(file);
  if (code === undefined) throw new Error(`${path} is compiled no more; build again`);
  const run = compileFunction(Buffer.from(code).toString('utf8'), [], { filename: path });
  return run(runtime);
}
