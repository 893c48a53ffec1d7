import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { DIST } from './environments';
import type { Write } from './prerender';

const ASSET = /\/assets\/([\w.-]+)/g;

/** Passes files on to a writer and remembers the names of the hashed files they mention. */
export function rememberAssets(write: Write): { write: Write; named: Set<string> } {
  const named = new Set<string>();
  return {
    named,
    write: (file, content) => {
      const text = typeof content === 'string' ? content : '';
      for (const [, name = ''] of text.matchAll(ASSET)) named.add(name);
      return write(file, content);
    },
  };
}

/** Writes files below `dist/`, making folders where they are missing. */
export function createWriter(root: string): Write {
  return async (file, content) => {
    const target = join(root, DIST, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  };
}
