import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { openDiskCache } from './disk-cache';
import { DIST } from './environments';

/** Text by its ending; placeholders are drawings without one. */
const TEXT = /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$|^api\/placeholder\/\d+\/\d+$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text file of `dist/`. */
export async function compressFiles(root: string): Promise<void> {
  const cache = await openDiskCache(root, 'compressed');
  const files = (await listTextFiles(root)).values();
  const work = async () => {
    for (const file of files) {
      const text = await readFile(file);
      const br = await cache.remember(['br', text], () => compressToBrotli(text));
      const gz = await cache.remember(['gz', text], () => toGzip(text, { level: 9 }));
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

function compressToBrotli(text: Uint8Array): Promise<Uint8Array> {
  return toBrotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
}

async function listTextFiles(root: string): Promise<string[]> {
  const files = await readdir(join(root, DIST), { recursive: true });
  return files
    .filter((file) => TEXT.test(file.replaceAll('\\', '/')))
    .map((file) => join(root, DIST, file));
}
