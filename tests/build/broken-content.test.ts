import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { checkFiles } from '../../src/build/check/check-content';
import type { ContentFile } from '../../src/build/check/content-file';
import { parseContentFile, readContent } from '../../src/build/check/content-file';
import type { Disk } from '../../src/build/check/disk';
import { readDisk } from '../../src/build/check/disk';
import { toSnapshot } from './snapshot';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURES = join(import.meta.dirname, 'fixtures');
const BROKEN = join(FIXTURES, 'broken');
const DRAFT = 'content/insights/unfinished.mdx';
const TODAY = '2026-11-21';

const slips = (await readdir(BROKEN, { recursive: true }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.includes('/') && !path.endsWith('.report.txt'))
  .toSorted();

let shipped: ContentFile[];
let disk: Disk;

beforeAll(async () => {
  const draft = await readFile(join(FIXTURES, 'unfinished.mdx'), 'utf8');
  shipped = [...(await readContent(ROOT)), parseContentFile(DRAFT, draft)];
  disk = await readDisk(ROOT);
});

/**
 * Where a broken file stands in for one of the site: `slip.mdx` is an article, `slip.products.mdx`
 * an entry of another folder, `slip.site.yaml` the file of that name.
 */
function toPath(slip: string): string {
  const [name = '', ...rest] = slip.slice(slip.indexOf('/') + 1).split('.');
  const ending = rest.pop() ?? '';
  if (ending === 'yaml') return `content/${rest.join('.')}.yaml`;
  return `content/${rest.length === 0 ? 'insights' : rest.join('/')}/${name}.${ending}`;
}

describe('every slip has its own words', () => {
  it('and there are at least sixty of them', () => {
    expect(slips.length).toBeGreaterThan(60);
  });

  it.each(slips)('%s', async (slip) => {
    const source = await readFile(join(BROKEN, slip), 'utf8');
    const path = toPath(slip);
    const isContent = /\.(mdx|yaml)$/.test(path);
    const others = shipped.filter((file) => file.path !== path);
    const files = isContent ? [...others, parseContentFile(path, source)] : others;
    const names = new Map([...disk, [path, { bytes: source.length }]]);
    const problems = checkFiles(files, names, TODAY);
    const sources = new Map(files.map((file) => [file.path, file.source]));
    expect(problems.length).toBeGreaterThan(0);
    await expect(toSnapshot(problems, (file) => sources.get(file) ?? '')).toMatchFileSnapshot(
      join(BROKEN, `${slip}.report.txt`),
    );
  });
});

it('the shipped content has no slip at all', () => {
  expect(checkFiles(shipped, disk, TODAY)).toEqual([]);
});
