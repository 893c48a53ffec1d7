import { openDiskCache } from './disk-cache';
import { digestFiles } from './files';
import type { MdxTask } from './mdx-worker';

/** What decides, beside the file itself, what the compiler makes of it. */
const INGREDIENTS = [
  'package-lock.json',
  'src/build/mdx-options.ts',
  'src/build/mdx-worker.ts',
  'src/build/highlight/rehype-highlight.ts',
  'src/build/highlight/tokens.ts',
  'src/build/images/rehype-pictures.ts',
];

/** Compiles an MDX file to the JavaScript of its module. */
export type CompileMdx = (task: MdxTask) => Promise<string>;

/**
 * Remembers on disk what a compiler makes, by all that decides it.
 * @param root the project's folder
 * @param compile compiles a file that is not remembered
 */
export async function rememberMdx(root: string, compile: CompileMdx): Promise<CompileMdx> {
  const cache = await openDiskCache(root, 'mdx');
  const common = await digestFiles(root, INGREDIENTS);
  return async (task) => {
    const make = async () => Buffer.from(await compile(task));
    return Buffer.from(await cache.remember([common, task.source], make)).toString('utf8');
  };
}
