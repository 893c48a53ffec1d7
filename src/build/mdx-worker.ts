import mdx from '@mdx-js/rollup';

import { mdxOptions } from './mdx-options';

const { transform } = mdx(mdxOptions);

/** What is to be compiled: an MDX file's text, and its path for messages. */
export interface MdxTask {
  source: string;
  path: string;
}

/**
 * Compiles one MDX file, in a worker thread or in place.
 * @returns the JavaScript of its module
 * @throws the compiler's message where the file is not MDX
 */
export async function compile({ source, path }: MdxTask): Promise<string> {
  const result = await transform(source, path);
  if (result === undefined) throw new Error(`${path} is not an MDX file`);
  return result.code;
}
