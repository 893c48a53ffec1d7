import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, WORK } from './environments';

/** Where builds prepare, each in a folder of its own: what others begin does not concern it. */
const STAGES = '.cache';
const STAGE = /^build-(\d+)-/;

/** Inside of a stage, what it has replaced: `dist-1`. */
const REPLACED = 'replaced';
/** Two builds that end in the same moment get into each other's way now and then. */
const MOST_ATTEMPTS = 9;

/**
 * Makes a folder for a build to come, which looks like the project's as far as a build writes: it
 * has a `dist/` and a `.build/`. What is being served stays as it is until `putInPlace`. What
 * killed builds have left behind is taken away.
 * @param root the project's folder
 * @returns the folder
 */
export async function openStaging(root: string): Promise<string> {
  await sweepStaging(root);
  const stage = join(root, STAGES, `build-${process.pid}-${randomUUID()}`);
  for (const folder of [DIST, WORK, REPLACED])
    await mkdir(join(stage, folder), { recursive: true });
  return stage;
}

/**
 * Puts a finished build in the place of the last one, `dist/` first: between two renames there is
 * none for some microseconds, and never half of one.
 * @param root the project's folder
 * @param stage what `openStaging` returned
 * @throws where the folders cannot be renamed
 */
export function putInPlace(root: string, stage: string): void {
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

/**
 * Takes away what a build has prepared.
 * @param stage what `openStaging` returned
 */
export async function removeStaging(stage: string): Promise<void> {
  // What cannot be removed now, since something still writes into it, is left to the next build.
  await rm(stage, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
}

async function sweepStaging(root: string): Promise<void> {
  const names = await readdir(join(root, STAGES)).catch(() => []);
  for (const name of names) {
    const [, pid] = STAGE.exec(name) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const stage = join(root, STAGES, name);
    const last = join(stage, REPLACED, `${DIST}-1`);
    // Killed between the two renames.
    if (existsSync(last) && !existsSync(join(root, DIST))) renameSync(last, join(root, DIST));
    await removeStaging(stage);
  }
}

/** Somebody else's processes may not be asked, but they are there. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
