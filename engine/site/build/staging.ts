import { randomBytes } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE_FOLDER } from '#base/disk-cache';
import { TEMPORARY } from '#base/signed-file';
import { isRunning } from './build-lock';
import { DIST, WORK } from './environments';

/** What a killed build leaves behind: all that it made, or a lock that it was about to take. */
const LEFT = /^(next|new-lock)-/;
const REPLACED = 'replaced';

/** What a finished build consists of, beside `dist/`. */
const PARTS = ['server', 'content.json', 'hosts', 'facts.json', 'stamps.json', 'assets.json'];

/**
 * Makes a folder for a build to come, which looks like the project's as far as a build writes: it
 * has a `dist/` and a `.build/`. What is being served stays as it is until `putInPlace`. What
 * killed builds have left behind is taken away.
 * @param root the project's folder; the lock of its builds must be held
 * @returns the folder
 */
export async function openStaging(root: string): Promise<string> {
  await sweepStaging(root);
  await sweepTemporary(join(root, CACHE_FOLDER));
  // A name of its own: what a killed build has started may still be writing into its folder.
  const stage = join(root, WORK, `next-${process.pid}-${randomBytes(4).toString('hex')}`);
  await mkdir(join(stage, DIST), { recursive: true });
  await mkdir(join(stage, WORK));
  return stage;
}

/**
 * Puts a finished build in the place of the last one, all of it at once: between two renames there
 * is no `dist/` for some microseconds, and never half of one.
 * @param root the project's folder
 * @param stage what `openStaging` returned
 * @throws where the folders cannot be renamed
 */
export async function putInPlace(root: string, stage: string): Promise<void> {
  const replaced = join(stage, REPLACED);
  await mkdir(replaced);
  const parts = [DIST, ...PARTS.map((part) => join(WORK, part))];
  for (const [index, part] of parts.entries()) {
    const [fresh, target] = [join(stage, part), join(root, part)];
    if (!existsSync(fresh)) continue;
    if (existsSync(target)) renameSync(target, join(replaced, String(index)));
    renameSync(fresh, target);
  }
  await removeStaging(stage);
}

/**
 * Takes away what a build has prepared.
 * @param stage what `openStaging` returned
 */
export async function removeStaging(stage: string): Promise<void> {
  // What cannot be removed now, since something still writes into it, is left to the next build.
  await rm(stage, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

async function sweepStaging(root: string): Promise<void> {
  const names = await readdir(join(root, WORK));
  for (const name of names.filter((each) => LEFT.test(each))) {
    const stage = join(root, WORK, name);
    const last = join(stage, REPLACED, '0');
    // Killed between the two renames.
    if (existsSync(last) && !existsSync(join(root, DIST))) renameSync(last, join(root, DIST));
    await removeStaging(stage);
  }
}

/** Takes away temporary files whose process is gone. */
async function sweepTemporary(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of entries) {
    const [, pid] = TEMPORARY.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}
