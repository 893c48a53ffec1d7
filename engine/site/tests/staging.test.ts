import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '#check/read/files';
import { openStaging, publishStaging, removeStaging } from '../publish/staging.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'staging-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Builds a site that contains a word. */
async function build(word: string) {
  const staging = await openStaging(root);
  write(join(staging, 'dist/index.html'), word);
  write(join(staging, '.build/facts.json'), word);
  publishStaging(root, staging);
  await removeStaging(staging);
}

describe('a finished build', () => {
  it('takes the place of the last one as a whole, and leaves nothing behind', async () => {
    await build('first');
    write(join(root, 'dist/old.html'), 'old');
    await build('second');
    const files = ['.build/facts.json', 'dist/index.html'];
    expect(await listFiles(root)).toEqual(files);
    expect(files.map(read)).toEqual(['second', 'second']);
  });

  it('leaves the last one where it stands, if it cannot take its place', async () => {
    await build('first');
    const staging = await openStaging(root);
    await removeStaging(staging);
    expect(() => publishStaging(root, staging)).toThrow('ENOENT');
    expect(read('dist/index.html')).toBe('first');
  });
});

describe('a build that was killed', () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  const stageOf = (pid: number) => join(root, `.cache/build-${pid}-x`);

  it('is swept away by the next, and nothing else is', async () => {
    write(join(stageOf(dead), 'dist/half.html'), 'half');
    // This process counts as one that is still building; process 1 belongs to another user.
    const kept = [stageOf(process.pid), stageOf(1), join(root, '.cache/sample')];
    for (const folder of kept) write(join(folder, 'a'), '');
    await openStaging(root);
    expect(existsSync(stageOf(dead))).toBe(false);
    expect(kept.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it.each([
    ['gives back the site that it had taken away', undefined, 'taken away'],
    ['does not, where another stands there by now', 'newer', 'newer'],
  ])('%s', async (_, standing, word) => {
    if (standing) write(join(root, 'dist/index.html'), standing);
    write(join(stageOf(dead), 'replaced/dist-1/index.html'), 'taken away');
    await openStaging(root);
    expect(read('dist/index.html')).toBe(word);
  });
});
