import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

import { openDiskCache } from '#base/disk-cache';
import { digestFolder, listFiles } from '#base/files';
import { readSigned, writeSigned } from '#base/signed-file';

/** All that the bundler may come across: stylesheets also follow from files that nobody imports. */
const SOURCES = ['src', 'engine/base', 'engine/check', 'engine/site'];
/** So many are kept, of some megabytes each: a developer goes back and forth between a few. */
const MOST = 8;

/** What the bundler has made of this code before. */
export interface Bundles {
  /**
   * Puts both halves of the site into a folder, as the bundler has made them.
   * @returns false where it has made none of this code
   */
  recall: (stage: string) => Promise<boolean>;
  /** Remembers what the bundler has just made in a folder, unless the code has changed meanwhile. */
  remember: (stage: string) => Promise<void>;
}

/**
 * Opens what is remembered of the bundler's work.
 * @param root the project's folder
 */
export async function openBundles(root: string): Promise<Bundles> {
  const { fileOf } = await openDiskCache(root, 'bundles', 'engine/site/build/bundle-site.ts');
  const findFile = async () =>
    fileOf(await Promise.all(SOURCES.map((folder) => digestFolder(join(root, folder)))));
  const file = await findFile();
  return {
    async recall(stage) {
      const bytes = readSigned(file);
      if (bytes === undefined) return false;
      const files: [string, Uint8Array][] = deserialize(bytes);
      for (const [name, content] of files) {
        await mkdir(dirname(join(stage, name)), { recursive: true });
        await writeFile(join(stage, name), content);
      }
      return true;
    },
    async remember(stage) {
      if (file !== (await findFile())) return;
      const names = await listFiles(stage);
      const read = names.map(async (name) => [name, await readFile(join(stage, name))]);
      await writeSigned(file, serialize(await Promise.all(read)));
      await removeOldest(dirname(file));
    },
  };
}

async function removeOldest(folder: string): Promise<void> {
  const files = (await readdir(folder)).map(async (name) => {
    const file = join(folder, name);
    // Another build may have taken it away just now.
    return { file, time: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 };
  });
  const sorted = (await Promise.all(files)).toSorted((a, b) => b.time - a.time);
  for (const { file } of sorted.slice(MOST)) await rm(file, { force: true });
}
