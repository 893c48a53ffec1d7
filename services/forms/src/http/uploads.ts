import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { copy } from '../copy.ts';
import type { StoredFile } from '../store/inquiries.ts';
import { HOUR } from '../store/time.ts';
import { Refusal } from './refusal.ts';

/** What may be attached, as in `src/features/forms/attachments.ts`. */
export const MOST_FILES = 5;
export const MOST_BYTES_OF_FILE = 10_000_000;
const ENDING = /\.(?:pdf|dwg|dxf|jpe?g|png|csv)$/i;

/** Free space on the disk below which no files are taken, so that messages still are. */
const RESERVE = 200_000_000;
const PART = '.part';
const LONGEST_NAME = 120;

/** A file that has been received and is on the disk, but belongs to no inquiry yet. */
export interface Upload {
  path: string;
  name: string;
  size: number;
  sha256: string;
}

/**
 * Makes the folder for files.
 * @throws if it cannot be written into
 */
export async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
}

/** Removes what processes that were killed have left unfinished. */
export async function sweepFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(PART)) continue;
    const path = join(folder, name);
    // A process may be receiving it at this moment; or has just ended, and it is gone.
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > HOUR) await rm(path, { force: true });
  }
}

/** @throws Refusal if the disk is nearly full */
export async function requireSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < RESERVE) throw new Refusal(503, copy.busy, { wait: 60 });
}

/** Whether a file of this name may be attached. */
export function isAllowedName(name: string): boolean {
  return ENDING.test(name);
}

/**
 * Writes a file to the disk as it arrives, under a name of our own.
 * @throws if the disk does not take all of it
 */
export async function receiveFile(stream: Readable, folder: string, name: string): Promise<Upload> {
  const path = join(folder, `${randomUUID()}${PART}`);
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    // `flush` syncs the file before it is closed.
    await pipeline(
      stream,
      measure,
      createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
    );
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { path, name: toFileName(name), size, sha256: hash.digest('hex') };
}

/** Gives uploads the names under which they are kept; on the disk when this returns. */
export async function keepUploads(
  uploads: readonly Upload[],
  folder: string,
  reference: string,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const [at, { path, name, size, sha256 }] of uploads.entries()) {
    const stored = `${reference}-${at + 1}${extname(name).toLowerCase()}`;
    await rename(path, join(folder, stored));
    files.push({ name, stored, size, sha256 });
  }
  if (files.length > 0) await syncFolder(folder);
  return files;
}

/** Removes files that no inquiry needs. */
export async function removeFiles(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

/** A new name is on the disk only after its folder has been synced; Windows does that by itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The sender's name of a file, fit for a header, a list and a folder of any system. */
function toFileName(name: string): string {
  const last = name.replace(/^.*[/\\]/s, '').replace(/[\p{Cc}\p{Cf}"*:<>?|]+/gu, '_');
  const ending = extname(last);
  return `${last.slice(0, -ending.length).slice(0, LONGEST_NAME) || 'file'}${ending}`;
}
