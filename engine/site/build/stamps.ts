import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

import type { DistWriter, Write } from './dist-writer';
import { DIST, WORK } from './environments';

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
  dist: DistWriter;
}

/** Opens the stamps of the last build; a damaged list counts as none. */
export async function openStamps({ root, stage, dist }: Place): Promise<Stamps> {
  const [last, next] = [join(root, DIST), join(stage, DIST)];
  const old = await readStamps(join(root, WORK, FILE));
  const fresh = new Map<string, Stamp>();

  async function makeAnew(key: string, own: DistWriter, make: Make): Promise<Stamp> {
    await make(own.write);
    const files = [...own.files].map((file) => markOf(next, file));
    return { key, files, assets: [...own.assets] };
  }

  return {
    async renew(name, key, make) {
      const known = old.get(name);
      const isFresh = known?.key === key && isUntouched(known.files, last);
      const stamp = isFresh ? known : await makeAnew(key, dist.branch(), make);
      if (isFresh) for (const [file] of known.files) dist.link(join(last, file), file);
      for (const asset of stamp.assets) dist.assets.add(asset);
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

/** Whether files are as the last build left them. */
function isUntouched(marks: Mark[], folder: string): boolean {
  return marks.every(([file, size, time]) => {
    const [, sizeNow, timeNow] = markOf(folder, file);
    return sizeNow === size && timeNow === time;
  });
}
