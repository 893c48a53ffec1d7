import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { lockBuild } from '../build/build-lock';

/** No process of any system has such a number. */
const GONE = 2 ** 30;
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(root, { recursive: true }));

async function leaveLock(number: number, holder: string) {
  await mkdir(join(root, '.build'), { recursive: true });
  await writeFile(join(root, '.build', `lock-${number}`), holder);
}

it('lets one build after the other through, and says which is being waited for', async () => {
  const working = new Set<string>();
  const work = async (name: string) => {
    const release = await lockBuild(root, () => undefined);
    expect(working.size).toBe(0);
    working.add(name);
    await new Promise((resolve) => setImmediate(resolve));
    working.delete(name);
    await release();
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(work));
  const release = await lockBuild(root, (sentence) => expect.unreachable(sentence));
  let next: ReturnType<typeof lockBuild> | undefined;
  const message = await new Promise<string>((tell) => {
    next = lockBuild(root, tell);
  });
  expect(message).toContain(`process ${process.pid}, .build/lock-5`);
  await release();
  await (await next)?.();
});

it('does not wait for a build that was killed, and leaves one lock only', async () => {
  await leaveLock(4, `${GONE} 77`);
  await leaveLock(7, `${GONE} 78`);
  const release = await lockBuild(root, (sentence) => expect.unreachable(sentence));
  expect(await readdir(join(root, '.build'))).toEqual(['lock-8']);
  await release();
});

it.skipIf(process.platform !== 'linux')(
  'does not take a later process of the same number for the build',
  async () => {
    await leaveLock(1, `${process.pid} 1`);
    const release = await lockBuild(root, (sentence) => expect.unreachable(sentence));
    await release();
  },
);
