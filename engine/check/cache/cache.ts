import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { digestCode, digestParts, type Key } from './digest.ts';

/** Where results are cached, below the project's folder. */
export const CACHE_FOLDER = 'node_modules/.cache/site';
const RESULTS = join(CACHE_FOLDER, 'results');

/** The length of the digest at the start of a cached file. */
const DIGEST_BYTES = 32;

/** Bytes that are always kept; beyond this, results that were not used for a day are removed. */
const ROOM = 500_000_000;
const DAY = 86_400_000;

/** Results that are cached from one command to the next. */
export type Cache = ReturnType<typeof openCache>;

/**
 * Opens a cache of results. Each depends on the code that makes it, on the versions of all packages,
 * and on a key.
 * @param root the project's folder
 * @param sources the folders of that code; with none, the key says it all
 * @param settings what all of its results depend on besides
 */
export function openCache(root: string, sources: readonly string[] = [], settings: Key = []) {
  const folder = join(root, RESULTS);
  mkdirSync(folder, { recursive: true });
  const made = sources.length === 0 ? [] : [digestCode(root, sources)];
  const fileOf = (key: Key) =>
    join(folder, digestParts([...made, ...settings, ...key]).toString('hex'));
  const get = (key: Key) => readSigned(fileOf(key));
  const put = (key: Key, result: Uint8Array) => writeSigned(fileOf(key), result);
  /** What is being made, by its file. */
  const underWay = new Map<string, Promise<Uint8Array>>();
  return {
    /** The result for a key; undefined if it is not cached. */
    get,
    put,
    /** The result for a key: from the cache, or made now and cached; once for all who ask meanwhile. */
    async remember(key: Key, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const file = fileOf(key);
      const known = underWay.get(file) ?? readSigned(file);
      if (known !== undefined) return known;
      const making = make().then((result) => {
        writeSigned(file, result);
        return result;
      });
      underWay.set(file, making);
      return making.finally(() => underWay.delete(file));
    },
  };
}

/**
 * Removes results that have not been used for a day, least recently used first, until the rest fit.
 * @param root the project's folder
 * @param room how much is kept in any case, in bytes
 */
export async function pruneCache(root: string, room = ROOM): Promise<void> {
  const folder = join(root, RESULTS);
  const names = await readdir(folder).catch(() => []);
  const files = names.flatMap((name) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    return found === undefined ? [] : [{ name, size: found.size, used: found.mtimeMs }];
  });
  let left = room;
  for (const { name, size, used } of files.toSorted((a, b) => b.used - a.used)) {
    left -= size;
    if (left < 0 && used < Date.now() - DAY) await rm(join(folder, name), { force: true });
  }
}

/**
 * Reads a file that begins with the digest of the rest, and marks it as used. Synchronous, because
 * for thousands of small files async I/O costs more than it saves.
 * @returns the rest; undefined if the file is missing or damaged
 */
function readSigned(file: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(file);
    const rest = bytes.subarray(DIGEST_BYTES);
    if (!digest(rest).equals(bytes.subarray(0, DIGEST_BYTES))) return undefined;
    touch(file);
    return rest;
  } catch {
    return undefined;
  }
}

/** Marks a file as used, unless it belongs to another user or was just pruned. */
function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    return;
  }
}

/**
 * Writes a file that begins with the digest of the rest. The write is atomic: an interrupted
 * command leaves no partial file, and two at once do not mix their output. Synchronous, like
 * `readSigned`.
 * @param file its folder must exist
 */
function writeSigned(file: string, rest: Uint8Array): void {
  const fresh = `${file}.${randomUUID()}.tmp`;
  writeFileSync(fresh, Buffer.concat([digest(rest), rest]));
  renameSync(fresh, file);
}

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
