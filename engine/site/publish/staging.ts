import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, WORK } from './environments.ts';

/** The parent of staging folders; each build has its own, so that builds do not interfere. */
const PARENT = '.cache';
const STAGING_NAME = /^build-(\d+)-/;

/** The folder in a staging folder for what it replaced: `dist-1`. */
const REPLACED = 'replaced';
/** Renames are retried, since two builds that finish at the same moment may collide. */
const MOST_ATTEMPTS = 9;

/** Names the staging folder of a build by this process, below the project's folder. */
export function nameStaging(): string {
  return join(PARENT, `build-${process.pid}-${randomUUID()}`);
}

/**
 * Makes a staging folder for a build. Like the project's folder, it has a `dist/` and a `.build/`.
 * The site being served stays unchanged until `publishStaging`. Leftovers of killed builds are removed.
 */
export async function openStaging(root: string, name = nameStaging()): Promise<string> {
  await sweepStaging(root);
  const staging = join(root, name);
  for (const folder of [DIST, WORK, REPLACED])
    await mkdir(join(staging, folder), { recursive: true });
  return staging;
}

/**
 * Replaces the last build with a finished one, `dist/` first: between two renames there is no
 * `dist/` for some microseconds, but never a partial one. Throws if they cannot be renamed.
 */
export function publishStaging(root: string, staging: string): void {
  for (const part of [DIST, WORK]) exchange(root, staging, part);
}

function exchange(root: string, staging: string, part: string, attempt = 1): void {
  try {
    if (existsSync(join(root, part)))
      renameSync(join(root, part), join(staging, REPLACED, `${part}-${attempt}`));
    renameSync(join(staging, part), join(root, part));
  } catch (error) {
    if (attempt === MOST_ATTEMPTS) throw error;
    exchange(root, staging, part, attempt + 1);
  }
}

/** Removes a staging folder. */
export async function removeStaging(staging: string): Promise<void> {
  // If something still writes into it, the next build removes it.
  await rm(staging, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

async function sweepStaging(root: string): Promise<void> {
  const names = await readdir(join(root, PARENT)).catch(() => []);
  for (const name of names) {
    const [, pid] = STAGING_NAME.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const staging = join(root, PARENT, name);
    const last = join(staging, REPLACED, `${DIST}-1`);
    // The build was killed between the two renames.
    if (existsSync(last) && !existsSync(join(root, DIST))) renameSync(last, join(root, DIST));
    await removeStaging(staging);
  }
}

/** Another user's processes cannot be signaled (EPERM), but they exist. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
