import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

const DIGEST_BYTES = 32;

/** A file that is being written: the number is that of the process. `load-bundled.mjs` says the same. */
export const TEMPORARY = /\.(\d+)-[\da-f-]+\.tmp$/;

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
 * Writes a file that begins with the digest of the rest. A build that is stopped leaves no half
 * file, and two at once do not write into each other's.
 * @param file its folder exists
 */
export async function writeSigned(file: string, rest: Uint8Array): Promise<void> {
  const fresh = `${file}.${process.pid}-${randomUUID()}.tmp`;
  await writeFile(fresh, Buffer.concat([digest(rest), rest]));
  await rename(fresh, file);
}

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
