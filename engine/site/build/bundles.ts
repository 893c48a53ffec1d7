import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { openCache } from '#base/cache';
import { digestFolder, listFiles } from '#base/files';
import { DIST, WORK } from './environments';

/** Where the bundler writes. */
const FOLDERS = [DIST, join(WORK, 'server')];

/** All that the bundler may read: Tailwind also scans files that nothing imports. */
const SOURCES = ['src', 'engine/base', 'engine/check', 'engine/site'];

/**
 * Puts both bundles of the site into the staging folder of a build: from the cache if this code was
 * bundled before with the same links to the editor, otherwise newly made.
 * @param stage nothing else may be where the bundler writes
 * @param bundle runs the bundler, which writes into it
 */
export async function writeBundles(
  root: string,
  stage: string,
  bundle: (stage: string) => Promise<void>,
): Promise<void> {
  const cache = openCache(root, 'engine/site/build/bundle-site.ts');
  const digestSources = async () => [
    // The only setting in bundles (`vite-config.ts`).
    process.env.SITE_EDIT_LINKS ?? '',
    ...(await Promise.all(SOURCES.map((folder) => digestFolder(join(root, folder))))),
  ];
  const key = await digestSources();
  const known = cache.get(key);
  if (known !== undefined) return unpack(known, stage);
  await bundle(stage);
  // Cached only if the code has not changed meanwhile.
  if (cache.fileOf(key) === cache.fileOf(await digestSources())) cache.put(key, await pack(stage));
}

async function pack(stage: string): Promise<Uint8Array> {
  const read = async (name: string) => [name, await readFile(join(stage, name))];
  const names = await Promise.all(FOLDERS.map((folder) => listFiles(stage, folder)));
  return serialize(await Promise.all(names.flat().map(read)));
}

async function unpack(bytes: Uint8Array, folder: string): Promise<void> {
  const files: [string, Uint8Array][] = deserialize(bytes);
  for (const [name, content] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
