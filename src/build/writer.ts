import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { DIST } from './environments';
import type { Write } from './prerender';

/** Writes files below `dist/`, making folders where they are missing. */
export function createWriter(root: string): Write {
  return async (file, text) => {
    const target = join(root, DIST, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  };
}
