import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, WORK } from './environments.ts';

/** The parent of staging folders; each build has its own, so that builds do not interfere. */
const STAGES = '.cache';
const STAGE = /^build-(\d+)-/;

/** The folder in a stage for what it replaced: `dist-1`. */
const REPLACED = 'replaced';
/** Renames are retried, since two builds that finish at the same moment may collide. */
const MOST_ATTEMPTS = 9;

/** Names the staging folder of a build by this process, below the project's folder. */
export function nameStage(): string {
  return join(STAGES, `build-${process.pid}-${randomUUID()}`);
}

/**
 * Makes a staging folder for a build. Like the project's folder, it has a `dist/` and a `.build/`.
 * The site being served stays unchanged until `publishStaging`. Leftovers of killed builds are removed.
 */
export async function openStaging(root: string, name = nameStage()): Promise<string> {
  await sweepStaging(root);
  const stage = join(root, name);
  for (const folder of [DIST, WORK, REPLACED])
    await mkdir(join(stage, folder), { recursive: true });
  return stage;
}

/**
 * Replaces the last build with a finished one, `dist/` first: between two renames there is no
 * `dist/` for some microseconds, but never a partial one. Throws if they cannot be renamed.
 */
export function publishStaging(root: string, stage: string): void {
  for (const part of [DIST, WORK]) exchange(root, stage, part);
}

function exchange(root: string, stage: string, part: string, attempt = 1): void {
  try {
    if (existsSync(join(root, part)))
      renameSync(join(root, part), join(stage, REPLACED, `${part}-${attempt}`));
    renameSync(join(stage, part), join(root, part));
  } catch (error) {
    if (attempt === MOST_ATTEMPTS) throw error;
    exchange(root, stage, part, attempt + 1);
  }
}

/** Removes a staging folder. */
export async function removeStaging(stage: string): Promise<void> {
  // If something still writes into it, the next build removes it.
  await rm(stage, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

async function sweepStaging(root: string): Promise<void> {
  const names = await readdir(join(root, STAGES)).catch(() => []);
  for (const name of names) {
    const [, pid] = STAGE.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const stage = join(root, STAGES, name);
    const last = join(stage, REPLACED, `${DIST}-1`);
    // The build was killed between the two renames.
    if (existsSync(last) && !existsSync(join(root, DIST))) renameSync(last, join(root, DIST));
    await removeStaging(stage);
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
