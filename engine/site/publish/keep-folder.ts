import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Cache } from '#check/cache/cache';
import { listFiles } from '#check/read/files';

/** Files of a folder by their paths in it, in base64. */
type Packed = Record<string, string>;

/**
 * Fills a folder: with what it held after an earlier build, or by making it, which is then kept.
 * @param key what its content depends on, besides the code that the cache was opened for
 * @param folder an empty folder, or one that is not there yet
 * @param make writes into that folder
 */
export async function keepFolder(
  { remember }: Pick<Cache, 'remember'>,
  key: readonly string[],
  folder: string,
  make: () => Promise<unknown>,
): Promise<void> {
  let isMade = false;
  const packed = await remember(key, async () => {
    await make();
    isMade = true;
    return pack(folder);
  });
  if (!isMade) await unpack(packed, folder);
}

async function pack(folder: string): Promise<Uint8Array> {
  const files: Packed = {};
  for (const file of await listFiles(folder))
    files[file] = await readFile(join(folder, file), 'base64');
  return Buffer.from(JSON.stringify(files));
}

async function unpack(packed: Uint8Array, folder: string): Promise<void> {
  const files: Packed = JSON.parse(Buffer.from(packed).toString());
  for (const [file, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes, 'base64');
  }
}
