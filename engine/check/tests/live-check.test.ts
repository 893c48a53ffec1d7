import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from '../check-content.ts';
import { openCleanFiles } from '../clean-files.ts';
import { createLiveCheck } from '../live-check.ts';
import { readContent } from '../read/content-file.ts';
import { writeContent } from './content.fixture.ts';
import { contentModel } from './site.fixture.ts';

const FILE = 'content/products/core.mdx';
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-live-'));
  await writeContent(root);
  // Full checks cache there what they have read.
  await mkdir(join(root, 'node_modules'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function misspell() {
  const text = await readFile(join(root, FILE), 'utf8');
  await writeFile(join(root, FILE), text.replace('icon: core', 'icon: cor'));
}

describe('the live content check', () => {
  it('finds what a whole check finds, after a file was saved, renamed and removed', async () => {
    const live = await createLiveCheck(contentModel, root);
    expect(live.check()).toEqual(await checkContent(contentModel, root));
    await misspell();
    await live.refresh([FILE]);
    expect(live.check()).toEqual(await checkContent(contentModel, root));
    expect(live.check()).not.toEqual([]);
    const moved = 'content/products/core-two.mdx';
    await rename(join(root, FILE), join(root, moved));
    await live.refresh([FILE, moved]);
    expect(live.check()).toEqual(await checkContent(contentModel, root));
    await rm(join(root, 'content/team/ada-lind.svg'));
    await live.refresh(['content/team/ada-lind.svg']);
    expect(live.check()).toEqual(await checkContent(contentModel, root));
    expect(live.check().some(({ file }) => file === 'content/team/ada-lind.mdx')).toBe(true);
  });

  it('knows its files, an emptied one as empty, and spares the next start those it found clean', async () => {
    const [text, other] = [await readFile(join(root, FILE), 'utf8'), 'content/products/other.mdx'];
    await rm(join(root, 'content'), { recursive: true });
    await mkdir(join(root, 'content/products'), { recursive: true });
    await writeFile(join(root, FILE), text.replace('icon: core', 'icon: cor'));
    await writeFile(join(root, other), text);
    const live = await createLiveCheck(contentModel, root);
    const files = await readContent(contentModel, root, openCleanFiles(contentModel, root));
    const recalled = files.filter(({ nodes }) => nodes !== undefined);
    expect(recalled.map(({ path }) => path)).toEqual([other]);
    await writeFile(join(root, other), '');
    await rm(join(root, FILE));
    await live.refresh([other, FILE]);
    expect(live.fileOf(other)?.source).toBe('');
    expect(live.fileOf(FILE)).toBeUndefined();
  });

  it('takes less than 200 ms of work after a save, of which editors notice nothing', async () => {
    const live = await createLiveCheck(contentModel, root);
    live.check();
    const text = await readFile(join(root, FILE), 'utf8');
    const times: number[] = [];
    for (let save = 0; save < 8; save += 1) {
      await writeFile(join(root, FILE), `${text}\nSave ${save}.\n`);
      const began = process.cpuUsage();
      await live.refresh([FILE]);
      live.check();
      const { user, system } = process.cpuUsage(began);
      times.push((user + system) / 1000);
    }
    expect(Math.min(...times)).toBeLessThan(200);
  });
});
