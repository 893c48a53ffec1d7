import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { DIST } from './environments';

const ASSETS = '/assets/';
const ASSET = /\/assets\/[\w./-]+/g;

/** Writes a file of the site: its path below `dist/`, without a leading slash, and its content. */
export type Write = (file: string, content: string | Uint8Array) => Promise<void>;

/** Where the files of a build go, and what went there. */
export interface Outlet {
  write: Write;
  /** Every file below `dist/` that was written through it. */
  files: Set<string>;
  /** The names of the hashed files that were mentioned. */
  assets: Set<string>;
  /** Another outlet to the same place that knows only of its own files. */
  branch: () => Outlet;
}

/**
 * Opens `dist/` for writing.
 * @param root the project's folder
 */
export function openOutlet(root: string): Outlet {
  const folders = new Set<string>();

  /** Not asynchronous: for thousands of small files the detour costs more than it saves. */
  function put(file: string, content: string | Uint8Array) {
    const target = join(root, DIST, file);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(target, content);
  }

  function branch(): Outlet {
    const files = new Set<string>();
    const assets = new Set<string>();
    return { files, assets, branch, write };

    async function write(file: string, content: string | Uint8Array) {
      if (typeof content === 'string') for (const name of findAssets(content)) assets.add(name);
      files.add(file);
      put(file, content);
    }
  }

  return branch();
}

/** The names are copies: a mere part of a string would keep the whole page in memory. */
function findAssets(text: string): string[] {
  const found = new Set(text.match(ASSET));
  return [...found].map((address) => Buffer.from(address).toString('utf8', ASSETS.length));
}
