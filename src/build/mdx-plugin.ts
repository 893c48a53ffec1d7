import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import type { Plugin } from 'vite';

import type { DiskCache } from './disk-cache';
import { digestParts, openDiskCache } from './disk-cache';
import type { MdxTask } from './mdx-worker';

/** What decides, beside the file itself, what the compiler makes of it. */
const INGREDIENTS = [
  'package-lock.json',
  'src/build/mdx-options.ts',
  'src/build/mdx-worker.ts',
  'src/build/highlight/rehype-highlight.ts',
  'src/build/highlight/tokens.ts',
];

/**
 * Compiles MDX. A build does it in worker threads and remembers the results; development does it
 * in place, where one file at a time changes.
 */
export function mdxPlugin(): Plugin {
  let compiler: Compiler = { compile: compileInPlace, close: async () => {} };
  return {
    name: 'mdx',
    enforce: 'pre',
    configResolved: async ({ command, root }) => {
      if (command === 'build') compiler = await openCompiler(root);
    },
    transform: {
      filter: { id: /\.mdx$/ },
      handler: (source, id) => compiler.compile({ source, path: id }),
    },
    closeBundle: () => compiler.close(),
  };
}

interface Compiler {
  compile: (task: MdxTask) => Promise<string>;
  close: () => Promise<void>;
}

/** Loaded with the first file: a build's own process never needs the compiler. */
async function compileInPlace(task: MdxTask): Promise<string> {
  const { compile } = await import('./mdx-worker');
  return compile(task);
}

async function openCompiler(root: string): Promise<Compiler> {
  const cache = await openDiskCache(root, 'mdx');
  const ingredients = INGREDIENTS.map((file) => readFile(join(root, file)));
  const common = digestParts(await Promise.all(ingredients));
  let pool: Tinypool | undefined;
  const make = async (task: MdxTask) => {
    pool ??= createPool(root);
    return Buffer.from(await pool.run(task, { name: 'compile' }));
  };
  return {
    compile: (task) => remember(cache, [common, task.source], () => make(task)),
    close: async () => pool?.destroy(),
  };
}

async function remember(
  cache: DiskCache,
  key: (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<string> {
  return Buffer.from(await cache.remember(key, make)).toString('utf8');
}

function createPool(root: string): Tinypool {
  return new Tinypool({
    filename: pathToFileURL(join(root, 'src/build/mdx-thread.mjs')).href,
    maxThreads: availableParallelism(),
  });
}
