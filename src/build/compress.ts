import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { DIST } from './environments';

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text file of `dist/`. */
export async function compressFiles(root: string): Promise<void> {
  for (const file of await listTextFiles(root)) {
    const text = await readFile(file);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  }
}

async function listTextFiles(root: string): Promise<string[]> {
  const files = await readdir(join(root, DIST), { recursive: true });
  return files.filter((file) => TEXT.test(file)).map((file) => join(root, DIST, file));
}
