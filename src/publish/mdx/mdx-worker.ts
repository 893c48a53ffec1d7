import mdx from '@mdx-js/rollup';
import type { MdxTask } from './mdx-compiler';
import { createCompile } from './mdx-compiler';
import { mdxOptions } from './mdx-options';

/** Compiles one MDX file with the options of the build. */
export const compile = createCompile(mdx(mdxOptions));

/**
 * As `compile`, for a worker thread: of an error, only the message comes out of one.
 * @throws an Error whose message begins with the place, `line:column `, where there is one
 */
export async function compileApart(task: MdxTask): Promise<string> {
  try {
    return await compile(task);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { line, column } = { line: undefined, column: undefined, ...error };
    throw new Error(line === undefined ? error.message : `${line}:${column ?? 1} ${error.message}`);
  }
}
