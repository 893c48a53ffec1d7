import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import type { Plugin } from 'vite';

import { digestParts, openDiskCache } from './disk-cache';
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

/**
 * Compiles MDX and remembers the results. A build does it in worker threads; development does it in
 * place, where one file at a time changes.
 */
export function mdxPlugin(): Plugin {
  let compiler: Compiler | undefined;
  return {
    name: 'mdx',
    enforce: 'pre',
    configResolved: async ({ command, root }) => {
      compiler = await openCompiler(root, command === 'build' ? openPool(root) : inPlace);
    },
    transform: {
      filter: { id: /\.mdx$/ },
      handler: (source, id) => compiler?.compile({ source, path: id }),
    },
    closeBundle: () => compiler?.close(),
  };
}

interface Compiler {
  compile: (task: MdxTask) => Promise<string>;
  close: () => Promise<void>;
}

/** Loaded with the first file that is not remembered. */
const inPlace: Compiler = {
  compile: async (task) => (await import('./mdx-worker')).compile(task),
  close: async () => {},
};

/** Processes that start with the first file that is not remembered. */
function openPool(root: string): Compiler {
  let pool: Tinypool | undefined;
  return {
    compile: async (task) => {
      pool ??= new Tinypool({
        filename: pathToFileURL(join(root, 'src/build/mdx-thread.mjs')).href,
        // Not threads, which would share the limits and the flags of the bundler's process.
        runtime: 'child_process',
        execArgv: [],
        maxThreads: availableParallelism(),
      });
      return pool.run(task, { name: 'compile' });
    },
    close: async () => pool?.destroy(),
  };
}

async function openCompiler(root: string, { compile, close }: Compiler): Promise<Compiler> {
  const cache = await openDiskCache(root, 'mdx');
  const ingredients = INGREDIENTS.map((file) => readFile(join(root, file)));
  const common = digestParts(await Promise.all(ingredients));
  return {
    close,
    compile: async (task) => {
      const make = async () => Buffer.from(await compile(task));
      return Buffer.from(await cache.remember([common, task.source], make)).toString('utf8');
    },
  };
}
