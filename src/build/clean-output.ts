import { readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pMap from 'p-map';

import type { Compress } from './compress';
import { isText } from './compress';
import { DIST, LICENCES } from './environments';
import { listFiles } from './files';
import type { Outlet } from './outlet';

const ASSETS = 'assets';
const AT_ONCE = 8;
const COMPANION = /\.(br|gz)$/;

/** Takes away what the bundler wrote last time: all of it is written again. */
export async function clearBundle(root: string): Promise<void> {
  await rm(join(root, DIST, ASSETS), { recursive: true, force: true });
}

/**
 * Compresses what the bundler wrote, and takes away what no longer belongs to the site.
 * @param root the project's folder
 * @param outlet what the other files went through
 * @param compress compresses text
 */
export async function finishOutput(
  root: string,
  outlet: Outlet,
  compress: Compress,
): Promise<void> {
  const given = await listFiles(join(root, 'public')).catch(() => []);
  const found = await listFiles(join(root, DIST));
  const copied = new Set([...given, LICENCES]);
  const isBundled = (file: string) => file.startsWith(`${ASSETS}/`) || copied.has(file);
  const bundled = found.filter((file) => isBundled(file) && !COMPANION.test(file));
  await pMap(bundled, (file) => complete(root, file, { outlet, compress }), {
    concurrency: AT_ONCE,
  });
  await removeOthers(
    root,
    found.filter((file) => !outlet.files.has(file)),
  );
}

/** Puts the compressed companions beside a file. */
async function complete(
  root: string,
  file: string,
  { outlet, compress }: { outlet: Outlet; compress: Compress },
): Promise<void> {
  outlet.files.add(file);
  if (!isText(file)) return;
  const target = join(root, DIST, file);
  for (const [ending, bytes] of Object.entries(
    await compress(await readFile(target), 'thorough'),
  )) {
    await writeFile(`${target}.${ending}`, bytes);
    outlet.files.add(`${file}.${ending}`);
  }
}

/** Removes files, and the folders that they leave empty. */
async function removeOthers(root: string, files: string[]): Promise<void> {
  for (const file of files) await rm(join(root, DIST, file));
  const folders = new Set(files.map((file) => dirname(file)).filter((folder) => folder !== '.'));
  for (const folder of folders) await rmdir(join(root, DIST, folder)).catch(() => undefined);
}
