import { openCache } from '#base/cache';
import type { SourceFile, Summary } from '#check';
import type { Tree } from '#check/guard/body-code';
import type { CardTask } from './cards/draw-card';

// The tasks of a build that run in threads. Each loads only what it needs.

const COMPILER = 'engine/site/build/mdx/compile-mdx.ts';

/**
 * Checks a single file, and if nothing is wrong, compiles it and caches the result.
 * @returns what the check needs to know about it; undefined if something is wrong in it
 * @throws what the compiler throws
 */
export async function checkFile(file: SourceFile): Promise<Summary | undefined> {
  const check = await import('#check');
  const { contentModel } = await import('#check/model/index');
  let tree: Tree | undefined;
  // A copy, since the compiler changes the tree.
  const summary = structuredClone(
    check.checkFile(contentModel, file, (read) => {
      tree = read;
    }),
  );
  if (summary !== undefined && file.path.endsWith('.mdx'))
    await openCache('.', COMPILER).remember([file.source], () => compileFile(file, tree));
  return summary;
}

/**
 * Compiles a file. Only the message of an error gets out of a thread.
 * @param tree its body, if the check has parsed it
 * @throws an Error whose message names the file, and the place if there is one
 */
export async function compileFile(file: SourceFile, tree?: Tree): Promise<Uint8Array> {
  try {
    const { compile } = await import('./mdx/compile-mdx');
    return Buffer.from(await compile(file, tree));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { line, column } = { line: undefined, column: 1, ...error };
    const place = line === undefined ? ' cannot be compiled:' : `:${line}:${column}`;
    throw new Error(`${file.path}${place} ${error.message}`);
  }
}

/** Draws a card. */
export async function drawCard(task: CardTask): Promise<Uint8Array> {
  return (await import('./cards/draw-card')).drawCard(task);
}

/** Bundles both halves of the site into the staging folder of a build. */
export async function bundle(stage: string): Promise<void> {
  const { bundleSite } = await import('./bundle-site');
  await bundleSite(process.cwd(), stage);
}
