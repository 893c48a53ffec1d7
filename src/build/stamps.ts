import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import { DIST, WORK } from './environments';
import type { Outlet, Write } from './outlet';

const FILE = 'stamps.json';

/** A file below `dist/` with its bytes and the time of its last change, in milliseconds. */
const markSchema = z.tuple([z.string(), z.number(), z.number()]);
type Mark = z.infer<typeof markSchema>;

const stampSchema = z.object({
  /** Of all that decides what the files hold. */
  key: z.string(),
  files: z.array(markSchema),
  /** The hashed files that they mention. */
  assets: z.array(z.string()),
});
type Stamp = z.infer<typeof stampSchema>;
const stampsSchema = z.record(z.string(), stampSchema);

/** Writes some files. */
type Make = (write: Write) => Promise<void>;

/** What earlier builds left in `dist/`, so that only what changed is made again. */
export interface Stamps {
  /**
   * Makes some files, unless they lie in `dist/` as they were left after being made from the same
   * ingredients: a file that anybody touched since is made again.
   * @param name names the files together, such as a page's address
   * @param key of all that decides what they hold
   * @param make writes them
   */
  renew: (name: string, key: string, make: Make) => Promise<void>;
  /** Writes the stamps of this build down for the next. */
  save: () => Promise<void>;
}

/**
 * Opens the stamps of the last build; a damaged list counts as none.
 * @param root the project's folder
 * @param outlet where the files go
 */
export async function openStamps(root: string, outlet: Outlet): Promise<Stamps> {
  const list = join(root, WORK, FILE);
  const old = await readStamps(list);
  const fresh = new Map<string, Stamp>();

  async function makeAnew(key: string, own: Outlet, make: Make): Promise<Stamp> {
    await make(own.write);
    const files = [...own.files].map((file) => markOf(root, file));
    return { key, files, assets: [...own.assets] };
  }

  return {
    async renew(name, key, make) {
      const known = old.get(name);
      const isFresh = known?.key === key && areUntouched(root, known.files);
      const stamp = isFresh ? known : await makeAnew(key, outlet.branch(), make);
      for (const [file] of stamp.files) outlet.files.add(file);
      for (const asset of stamp.assets) outlet.assets.add(asset);
      fresh.set(name, stamp);
    },
    save: () => writeFile(list, JSON.stringify(Object.fromEntries(fresh))),
  };
}

async function readStamps(list: string): Promise<Map<string, Stamp>> {
  const text = await readFile(list, 'utf8').catch(() => '{}');
  try {
    return new Map(Object.entries(stampsSchema.parse(JSON.parse(text))));
  } catch {
    return new Map();
  }
}

/** Not asynchronous: ten of these for each of thousands of pages, and the detour costs more. */
function markOf(root: string, file: string): Mark {
  const found = statSync(join(root, DIST, file), { throwIfNoEntry: false });
  return [file, found?.size ?? -1, found?.mtimeMs ?? 0];
}

function areUntouched(root: string, marks: Mark[]): boolean {
  return marks.every(([file, size, time]) => {
    const [, sizeNow, timeNow] = markOf(root, file);
    return sizeNow === size && timeNow === time;
  });
}
