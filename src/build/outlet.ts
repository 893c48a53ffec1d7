import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Compress, Compressed, Effort } from './compress';
import { isText } from './compress';
import { DIST } from './environments';

const NONE: Partial<Compressed> = {};
const ASSET = /\/assets\/([\w./-]+)/g;

/**
 * Writes a file of the site: its path below `dist/`, without a leading slash, its content, and how
 * much work goes into compressing it, thorough unless said otherwise.
 */
export type Write = (file: string, content: string | Uint8Array, effort?: Effort) => Promise<void>;

/** Where the files of a build go, and what went there. */
export interface Outlet {
  /** Writes a file, and its compressed companions where it is text. */
  write: Write;
  /** Every file below `dist/` that was written. */
  files: Set<string>;
  /** The names of the hashed files that were mentioned. */
  assets: Set<string>;
  /** Another outlet to the same place that knows only of its own files. */
  branch: () => Outlet;
}

/**
 * Opens `dist/` for writing.
 * @param root the project's folder
 * @param compress compresses text
 */
export function openOutlet(root: string, compress: Compress): Outlet {
  const folders = new Map<string, Promise<unknown>>();

  async function put(file: string, bytes: Uint8Array) {
    const target = join(root, DIST, file);
    const folder = dirname(target);
    const made = folders.get(folder) ?? mkdir(folder, { recursive: true });
    folders.set(folder, made);
    await made;
    await writeFile(target, bytes);
  }

  function branch(): Outlet {
    const files = new Set<string>();
    const assets = new Set<string>();
    return { files, assets, branch, write };

    async function write(file: string, content: string | Uint8Array, effort: Effort = 'thorough') {
      const isString = typeof content === 'string';
      if (isString) for (const name of findAssets(content)) assets.add(name);
      const bytes = isString ? Buffer.from(content) : content;
      const companions = isText(file) ? await compress(bytes, effort) : NONE;
      const parts: [string, Uint8Array][] = [[file, bytes]];
      for (const [ending, part] of Object.entries(companions)) {
        parts.push([`${file}.${ending}`, part]);
      }
      for (const [name] of parts) files.add(name);
      await Promise.all(parts.map(([name, part]) => put(name, part)));
    }
  }

  return branch();
}

/** The names are copies: a mere part of a string would keep the whole page in memory. */
function findAssets(text: string): string[] {
  return [...text.matchAll(ASSET)].map(([, name = '']) => Buffer.from(name).toString());
}
