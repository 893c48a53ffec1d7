import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where results are cached, below the project's folder. */
export const CACHE_FOLDER = 'node_modules/.cache/site';
const RESULTS = join(CACHE_FOLDER, 'results');

/** The digest of each module's code, in a file beside a command's bundle (`load-bundled.mjs`). */
const LIST = join(import.meta.dirname, 'code.json');
const codeDigests: Record<string, string> | undefined = existsSync(LIST)
  ? JSON.parse(readFileSync(LIST, 'utf8'))
  : undefined;

/** For code that was not bundled, such as tests: it differs per process, so nothing is reused. */
const UNKNOWN = `unknown ${randomUUID()}`;

/** The length of the digest at the start of a cached file. */
const DIGEST_BYTES = 32;

/** Bytes that are always kept; beyond this, results that were not used for a day are removed. */
const ROOM = 500_000_000;
const DAY = 86_400_000;

/** What a result depends on, besides the code that makes it. */
type Key = readonly (string | Uint8Array)[];

/** Results that are cached from one command to the next. */
export type Cache = ReturnType<typeof openCache>;

/**
 * Opens the cache of one module's results. Each depends on the module's code with everything it
 * imports, on the versions of all packages, and on a key.
 * @param root the project's folder
 * @param module the module that makes the results, as a path from the project's folder
 * @param settings what all of its results depend on besides
 * @throws if the running command does not contain it
 */
export function openCache(root: string, module: string, settings: Key = []) {
  const code = codeDigests ? codeDigests[module] : UNKNOWN;
  if (code === undefined) throw new Error(`${module} is not among the modules of this command`);
  const folder = join(root, RESULTS);
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: Key) =>
    join(folder, digestParts([code, ...settings, ...key]).toString('hex'));
  const get = (key: Key) => readSigned(fileOf(key));
  const put = (key: Key, result: Uint8Array) => writeSigned(fileOf(key), result);
  return {
    /** The result for a key; undefined if it is not cached. */
    get,
    put,
    /** The file that caches the result for a key, once there is one: `readSigned` reads it. */
    fileOf,
    /** The result for a key: from the cache, or made now and cached. */
    async remember(key: Key, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const known = get(key);
      if (known !== undefined) return known;
      const made = await make();
      put(key, made);
      return made;
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

/** One digest of parts in order and their boundaries, so that keys need not hold large ones. */
export function digestParts(parts: Key): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest();
}

/**
 * Reads a file that begins with the digest of the rest, and marks it as used. Synchronous, because
 * for thousands of small files async I/O costs more than it saves.
 * @returns the rest; undefined if the file is missing or damaged
 */
export function readSigned(file: string): Uint8Array | undefined {
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
