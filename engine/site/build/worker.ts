import { openCache } from '#base/cache';
import { memoizeSuccess } from '#base/memoize';
import { checkFile as checkAlone, type SourceFile, type Summary } from '#check';
import { contentModel } from '#check/model/index';
import type { CardTask, DrawCard } from './cards/draw-card';

// What a build does in threads. Each task loads what it needs.

const COMPILER = 'engine/site/build/mdx/compile-mdx.ts';
const openCompiler = memoizeSuccess(() => import('./mdx/compile-mdx'));
const openCards = memoizeSuccess(() => import('./cards/draw-card'));

/**
 * Checks a file by itself, and where nothing is wrong compiles it and remembers the result.
 * @returns what the check wants to know of it; undefined where something is wrong in it
 * @throws what the compiler throws
 */
export async function checkFile(file: SourceFile): Promise<Summary | undefined> {
  const summary = checkAlone(contentModel, file);
  if (summary !== undefined && file.path.endsWith('.mdx'))
    await openCache('.', COMPILER).remember([file.source], () => compileFile(file));
  return summary;
}

/**
 * Compiles a file: of an error, only the message comes out of a thread.
 * @throws an Error whose message begins with the place, `line:column `, where there is one
 */
export async function compileFile(file: SourceFile): Promise<Uint8Array> {
  try {
    const { compile } = await openCompiler();
    return Buffer.from(await compile(file));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { line, column } = { line: undefined, column: undefined, ...error };
    throw new Error(line === undefined ? error.message : `${line}:${column ?? 1} ${error.message}`);
  }
}

/** Draws a card. */
export async function drawCard({ words, photo, design }: CardTask): Promise<Uint8Array> {
  const { createCardRenderer } = await openCards();
  renderer ??= createCardRenderer(design);
  return (await renderer)(words, photo);
}

let renderer: Promise<DrawCard> | undefined;

/** Bundles both halves of the site into the folder of a build to come. */
export async function bundle(stage: string): Promise<void> {
  const { bundleSite } = await import('./bundle-site');
  await bundleSite(process.cwd(), stage);
}
