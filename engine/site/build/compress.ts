import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import pMap from 'p-map';

import { listFiles } from '#base/files';
import type { DistWriter } from './dist-writer';
import { DIST } from './environments';

/** Text by its ending; placeholders are drawings without one. */
const TEXT = /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$|^api\/placeholder\/\d+\/\d+$/;
/** Lists of thousands of entries, in bytes: seconds of work for a few hundredths of their size. */
const LARGE = 400_000;
/** Of brotli: the best that takes milliseconds rather than a twentieth of a second a page. */
const QUICK = 9;
const AT_ONCE = 8;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);

/** How a text may be compressed, as `Accept-Encoding` names it. */
export type Encoding = 'br' | 'gzip';

interface Method {
  /** Of the file beside the text. */
  ending: string;
  compress: (text: Uint8Array) => Promise<Uint8Array>;
  unpack: (bytes: Uint8Array) => Promise<Buffer>;
}

const METHODS: Method[] = [
  { ending: '.br', compress: compressThoroughly, unpack: fromBrotli },
  { ending: '.gz', compress: (text) => toGzip(text, { level: 9 }), unpack: fromGzip },
];

/**
 * Whether a file is compressed.
 * @param file its path below `dist/`
 */
export function isText(file: string): boolean {
  return TEXT.test(file);
}

/** Compresses with brotli as well as it can; large lists only nearly so. */
export function compressThoroughly(text: Uint8Array): Promise<Uint8Array> {
  return brotli(text, text.length > LARGE ? QUICK : constants.BROTLI_MAX_QUALITY);
}

/** Compresses what somebody waits for. */
export function compressQuickly(text: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  return encoding === 'br' ? brotli(text, QUICK) : toGzip(text);
}

function brotli(text: Uint8Array, quality: number): Promise<Uint8Array> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return toBrotli(text, { params });
}

interface Builds {
  /** The project's folder, in which the last build lies. */
  root: string;
  /** The folder of the build to come. */
  stage: string;
  dist: DistWriter;
}

/**
 * Puts a `.br` and a `.gz` beside every text of a build. Those of the last build are taken over
 * where they still hold the same text.
 */
export async function compressFiles({ root, stage, dist }: Builds): Promise<void> {
  const [last, next] = [join(root, DIST), join(stage, DIST)];
  const files = await listFiles(next);
  const texts = files.filter(isText);
  await pMap(
    texts,
    async (file) => {
      const text = await readFile(join(next, file));
      for (const method of METHODS) {
        const name = file + method.ending;
        const holds = await holdsText(join(last, name), text, method);
        if (holds) dist.link(join(last, name), name);
        else await dist.write(name, await method.compress(text));
      }
    },
    { concurrency: AT_ONCE },
  );
}

async function holdsText(file: string, text: Buffer, { unpack }: Method): Promise<boolean> {
  const unpacked = await readFile(file)
    .then(unpack)
    .catch(() => undefined);
  return unpacked?.equals(text) ?? false;
}
