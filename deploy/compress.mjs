// Puts a .br and a .gz beside each text of a finished build, for nginx, which sends them as they are:
//
//     npm run build -- --production && node deploy/compress.mjs
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import pMap from 'p-map';

/** Texts by extension; placeholders are SVGs without one. */
const TEXT = /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$|\/api\/placeholder\/\d+\/\d+$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const entries = await readdir('dist', { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'));

/** Compresses a file at the best quality. */
async function compress(file) {
  const text = await readFile(file);
  await writeFile(`${file}.br`, await toBrotli(text));
  await writeFile(`${file}.gz`, await toGzip(text, { level: 9 }));
}

await pMap(
  files.filter((file) => TEXT.test(file)),
  compress,
  { concurrency: 4 },
);
