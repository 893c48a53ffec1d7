import { memoizeSuccess } from '#base/memoize';
import { checkFile as checkOneFile, type SourceFile, type Summary } from '#check';
import { contentModel } from '#check/model/index';
import { giveTree } from './bring-tree';
import { compile } from './compile-mdx';
import type { MdxTask } from './mdx-compiler';
import { rememberMdx } from './mdx-compiler';

const openMdx = memoizeSuccess(() => rememberMdx('.', compile));

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

/**
 * Checks a file by itself, and where nothing is wrong compiles it from the same tree and remembers
 * the result.
 * @returns what the check wants to know of it; undefined where something is wrong in it
 * @throws what the compiler throws
 */
export async function checkFile(file: SourceFile): Promise<Summary | undefined> {
  const summary = checkOneFile(contentModel, file, (tree) => giveTree(file.path, tree));
  if (summary === undefined || !file.path.endsWith('.mdx')) return summary;
  // The compiler changes the tree, of which this has parts.
  const kept = structuredClone(summary);
  const { compile: compileOnce } = await openMdx();
  await compileOnce(file);
  return kept;
}
