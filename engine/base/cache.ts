import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { digestCode } from './code-digest';

/** Where results are remembered, below the project's folder. */
export const CACHE_FOLDER = 'node_modules/.cache/site';
const RESULTS = join(CACHE_FOLDER, 'results');

/** Of digests in front of files. */
const DIGEST_BYTES = 32;

/** So much is kept in any case, in bytes; beyond it, what no build has asked for in a day goes. */
const ROOM = 500_000_000;
const DAY = 86_400_000;

/** What a result depends on, beside the code that makes it. */
export type Key = readonly (string | Uint8Array)[];

/** Results that are remembered from one command to the next. */
export interface Cache {
  /** The result of a key; undefined where it is not remembered. */
  get: (key: Key) => Uint8Array | undefined;
  put: (key: Key, result: Uint8Array) => void;
  /** The result of a key: as it is remembered, or made and remembered. */
  remember: (key: Key, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** The file in which the result of a key is remembered, once there is one: `readSigned` reads it. */
  fileOf: (key: Key) => string;
}

/**
 * Opens what is remembered of one module's results. It depends on the module's code with all that it
 * imports, on the versions of all packages, and on a key.
 * @param root the project's folder
 * @param module what makes the results, as a path from the project's folder
 */
export function openCache(root: string, module: string): Cache {
  const code = digestCode(module);
  const folder = join(root, RESULTS);
  mkdirSync(folder, { recursive: true });
  const fileOf = (key: Key) => join(folder, digestParts([code, ...key]).toString('hex'));
  const get = (key: Key) => {
    const file = fileOf(key);
    const result = readSigned(file);
    if (result !== undefined) touch(file);
    return result;
  };
  const put = (key: Key, result: Uint8Array) => writeSigned(fileOf(key), result);
  return {
    get,
    put,
    fileOf,
    async remember(key, make) {
      const known = get(key);
      if (known !== undefined) return known;
      const made = await make();
      put(key, made);
      return made;
    },
  };
}

/**
 * Forgets what nobody has asked for in a day, the oldest first, as far as there is no room for it.
 * @param root the project's folder
 * @param room in bytes
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
 * One digest of many parts, so that large ones are read once and not for every key.
 * @param parts in their order; where one ends and the next begins counts too
 */
export function digestParts(parts: Key): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest();
}

/**
 * Reads a file that begins with the digest of the rest. Not asynchronous: for thousands of small
 * files the detour costs more than it saves.
 * @returns the rest; undefined where there is no such file, or a damaged one
 */
export function readSigned(file: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(file);
    const rest = bytes.subarray(DIGEST_BYTES);
    return digest(rest).equals(bytes.subarray(0, DIGEST_BYTES)) ? rest : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Writes a file that begins with the digest of the rest. A command that is stopped leaves no half
 * file, and two at once do not write into each other's. Not asynchronous, as `readSigned`.
 * @param file its folder exists
 */
export function writeSigned(file: string, rest: Uint8Array): void {
  const fresh = `${file}.${randomUUID()}.tmp`;
  writeFileSync(fresh, Buffer.concat([digest(rest), rest]));
  renameSync(fresh, file);
}

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Another command may have pruned it just now. */
function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    return;
  }
}
