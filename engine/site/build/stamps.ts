import { linkSync, mkdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** What the last build left in `dist/`, so that only what changed is made again. */
export interface Stamps {
  /**
   * Makes some files, or takes them over where they lie in `dist/` as they were left after being
   * made from the same ingredients: a file that anybody touched since is made again.
   * @param name names the files together, such as a page's address
   * @param key of all that decides what they hold
   * @param make writes them
   */
  renew: (name: string, key: string, make: Make) => Promise<void>;
  /** Writes the stamps of this build down for the next. */
  save: () => Promise<void>;
}

/** Where stamps are needed. */
interface Place {
  /** The project's folder, in which the last build lies. */
  root: string;
  /** The folder of the build to come. */
  stage: string;
  /** Receives the files. */
  outlet: Outlet;
}

/** Opens the stamps of the last build; a damaged list counts as none. */
export async function openStamps({ root, stage, outlet }: Place): Promise<Stamps> {
  const [last, next] = [join(root, DIST), join(stage, DIST)];
  const old = await readStamps(join(root, WORK, FILE));
  const fresh = new Map<string, Stamp>();

  async function makeAnew(key: string, own: Outlet, make: Make): Promise<Stamp> {
    await make(own.write);
    const files = [...own.files].map((file) => markOf(next, file));
    return { key, files, assets: [...own.assets] };
  }

  return {
    async renew(name, key, make) {
      const known = old.get(name);
      const isFresh = known?.key === key && takeOver(known.files, last, next);
      const stamp = isFresh ? known : await makeAnew(key, outlet.branch(), make);
      for (const asset of stamp.assets) outlet.assets.add(asset);
      fresh.set(name, stamp);
    },
    save: () => writeFile(join(stage, WORK, FILE), JSON.stringify(Object.fromEntries(fresh))),
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
function markOf(folder: string, file: string): Mark {
  const found = statSync(join(folder, file), { throwIfNoEntry: false });
  return [file, found?.size ?? -1, found?.mtimeMs ?? 0];
}

/**
 * Takes files over as second names of the same bytes, which keeps the times of their last changes.
 * @returns false where somebody touched one, or where files cannot have two names
 */
function takeOver(marks: Mark[], last: string, next: string): boolean {
  const isUntouched = marks.every(([file, size, time]) => {
    const [, sizeNow, timeNow] = markOf(last, file);
    return sizeNow === size && timeNow === time;
  });
  return isUntouched && marks.every(([file]) => hasLinked(join(last, file), join(next, file)));
}

function hasLinked(file: string, name: string): boolean {
  try {
    mkdirSync(dirname(name), { recursive: true });
    linkSync(file, name);
    return true;
  } catch {
    return false;
  }
}
