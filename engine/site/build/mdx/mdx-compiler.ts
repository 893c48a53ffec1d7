import type mdx from '@mdx-js/rollup';
import { openDiskCache } from '#base/disk-cache';
import { findExcess } from '#check/guard/text-limits';

/** What is to be compiled: an MDX file's text, and its path for messages. */
export interface MdxTask {
  source: string;
  path: string;
}

/** Compiles an MDX file to the body of a function, which is given React's and returns the body's. */
export type CompileMdx = (task: MdxTask) => Promise<string>;

/**
 * Compiles MDX with `@mdx-js/rollup`, as far as a text is within the limits of what anybody writes.
 * @param plugin `@mdx-js/rollup` with its options
 * @returns what compiles a file. It throws the compiler's message where the file is not MDX, holds
 *   code, or is beyond all measure; with its `line` and `column` where there is one place
 */
export function createCompile({ transform }: ReturnType<typeof mdx>): CompileMdx {
  return async ({ source, path }) => {
    const excess = findExcess(source, true);
    if (excess !== undefined) {
      const { line, column, message } = excess;
      throw Object.assign(new Error(message), { line, column });
    }
    // The check reads it so too, and both must come to the same result.
    const result = await transform(source.replaceAll('\r\n', '\n'), path);
    if (result === undefined) throw new Error(`${path} is not an MDX file`);
    return String(result.code);
  };
}

/** What a compiler has made, on disk. */
export interface RememberedMdx {
  /** As the compiler does, where the file is not remembered. */
  compile: CompileMdx;
  /** The file in which the result for a text is remembered: `readSigned` reads it. */
  fileOf: (source: string) => string;
}

/**
 * Remembers on disk what a compiler makes.
 * @param root the project's folder
 * @param compile compiles a file that is not remembered
 */
export async function rememberMdx(root: string, compile: CompileMdx): Promise<RememberedMdx> {
  const cache = await openDiskCache(root, 'mdx', 'engine/site/build/mdx/compile-mdx.ts');
  return {
    async compile(task) {
      const make = async () => Buffer.from(await compile(task));
      return Buffer.from(await cache.remember([task.source], make)).toString('utf8');
    },
    fileOf: (source) => cache.fileOf([source]),
  };
}
