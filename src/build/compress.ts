import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { openDiskCache } from './disk-cache';

/** Text by its ending; placeholders are drawings without one. */
const TEXT = /\.(html|js|css|json|svg|xml|txt|md|webmanifest)$|^api\/placeholder\/\d+\/\d+$/;
/** Lists of thousands of entries, in bytes: they are compressed quickly in any case. */
const LARGE = 400_000;
/** The windows of quick compression, in bits: the smallest that holds the text is the quickest. */
const WINDOW = { least: 16, most: 22 };
const LENGTH_BYTES = 4;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * How much work goes into a file: `thorough` takes 57 ms for a page, `quick` 3 ms and leaves it a
 * tenth larger; docs/decisions/11 says which gets which.
 */
export type Effort = 'thorough' | 'quick';

/** A file as browsers may ask for it. */
export interface Compressed {
  br: Uint8Array;
  gz: Uint8Array;
}

/** Compresses a text. */
export type Compress = (text: Uint8Array, effort: Effort) => Promise<Compressed>;

/**
 * Whether a file gets a `.br` and a `.gz` beside it.
 * @param file its path below `dist/`
 */
export function isText(file: string): boolean {
  return TEXT.test(file);
}

/**
 * Opens what compresses, and remembers what took long.
 * @param root the project's folder
 */
export async function openCompressor(root: string): Promise<Compress> {
  const cache = await openDiskCache(root, 'compressed');
  return async (text, effort) =>
    effort === 'quick' || text.length > LARGE
      ? compressQuickly(text)
      : unpack(await cache.remember([text], async () => pack(await compressThoroughly(text))));
}

async function compressThoroughly(text: Uint8Array): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
  return { br, gz };
}

async function compressQuickly(text: Uint8Array): Promise<Compressed> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: toWindow(text.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text)]);
  return { br, gz };
}

function toWindow(bytes: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(bytes)), WINDOW.least), WINDOW.most);
}

function pack({ br, gz }: Compressed): Uint8Array {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(br.length);
  return Buffer.concat([length, br, gz]);
}

function unpack(bytes: Uint8Array): Compressed {
  const end = LENGTH_BYTES + Buffer.from(bytes.subarray(0, LENGTH_BYTES)).readUInt32BE();
  return { br: bytes.subarray(LENGTH_BYTES, end), gz: bytes.subarray(end) };
}
