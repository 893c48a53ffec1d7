import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { openCache } from '#base/cache';
import { listFiles } from '#base/files';
import type { Write } from './dist-writer';
import { DIST } from './environments';

/** Text files by extension; placeholders are SVGs without one. */
const TEXT = /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$|^api\/placeholder\/\d+\/\d+$/;
/** Bytes from which the best quality takes seconds and saves a few percent: lists of thousands. */
const LARGE = 400_000;
/** The brotli quality for such lists. */
const NEARLY_BEST = 9;
const AT_ONCE = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How to compress a text, by the extension of the result. */
const METHODS = {
  '.br': (text: Uint8Array) =>
    toBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]:
          text.length > LARGE ? NEARLY_BEST : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.gz': (text: Uint8Array) => toGzip(text, { level: 9 }),
};

/** Whether a file, by its path below `dist/`, is compressed. */
export function isText(file: string): boolean {
  return TEXT.test(file);
}

/** Puts a `.br` and a `.gz` beside every text of a build. */
export async function compressFiles(root: string, stage: string, write: Write): Promise<void> {
  const cache = openCache(root, 'engine/site/build/compress.ts');
  const files = await listFiles(join(stage, DIST));
  const compressFile = async (file: string) => {
    const text = await readFile(join(stage, DIST, file));
    for (const [ending, compress] of Object.entries(METHODS))
      await write(file + ending, await cache.remember([ending, text], () => compress(text)));
  };
  await pMap(files.filter(isText), compressFile, { concurrency: AT_ONCE });
}
