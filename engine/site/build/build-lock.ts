import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { WORK } from './environments';

const NAME = /^lock-(\d+)$/;
const PAUSE = 200;

/** Gives a lock back. */
type Release = () => Promise<void>;

/**
 * Waits until no other build is at work in this project, and keeps others out from then on. Locks
 * are numbered, and the last one counts: it can be told from what a killed build has left behind
 * without a moment in which two builds might both believe to have it.
 * @param root the project's folder
 * @param announce takes a sentence about what is being waited for, once for each build
 * @returns gives the lock back; a process that ends without doing so has given it back too
 */
export async function lockBuild(
  root: string,
  announce: (sentence: string) => void,
): Promise<Release> {
  const folder = join(root, WORK);
  const at = (number: number) => join(folder, `lock-${number}`);
  const own = await identify(process.pid);
  let announced = '';
  for (;;) {
    await mkdir(folder, { recursive: true });
    const locks = await listLocks(folder);
    const last = Math.max(0, ...locks);
    const holder = await readFile(at(last), 'utf8').catch(() => '');
    if (await isAlive(holder)) {
      if (announced !== holder) announce(toSentence(holder, `${WORK}/lock-${last}`));
      announced = holder;
      await wait(PAUSE);
    } else if (await isTaken(folder, at(last + 1), own)) {
      // Somebody may have taken this number and a later one since the locks were listed.
      const isLast = Math.max(...(await listLocks(folder))) === last + 1;
      await Promise.all((isLast ? locks : [last + 1]).map((lock) => rm(at(lock), { force: true })));
      if (isLast) return () => writeFile(at(last + 1), '');
    }
  }
}

async function listLocks(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => NAME.exec(name)?.slice(1).map(Number) ?? []);
}

/** Whether a lock that was not there is now ours: a link comes into being whole or not at all. */
async function isTaken(folder: string, lock: string, own: string): Promise<boolean> {
  const fresh = join(folder, `new-lock-${randomUUID()}`);
  await writeFile(fresh, own);
  const isOurs = await link(fresh, lock).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      // Taken by another, who may have swept up already what has not become a lock yet.
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return false;
      throw error;
    },
  );
  await rm(fresh, { force: true });
  return isOurs;
}

/**
 * A process by its number and, where the system tells, by when it was started: numbers are given
 * out again, above all in containers.
 * @returns the number alone, or where there is no such process nothing after it
 */
async function identify(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // What stands in brackets is the process's name, which may hold spaces.
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${started}`.trim();
}

async function isAlive(holder: string): Promise<boolean> {
  const pid = Number.parseInt(holder, 10);
  return isRunning(pid) && (await identify(pid)) === holder;
}

/**
 * Whether a process of this machine is running.
 * @param pid its number
 */
export function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Somebody else's processes may not be asked, but they are there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function toSentence(holder: string, lock: string): string {
  const [pid] = holder.split(' ');
  return `Another build is at work here (process ${pid}, ${lock}); waiting until it is done.`;
}
