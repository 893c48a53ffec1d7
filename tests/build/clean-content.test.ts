import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { checkFiles } from '#check/check-content';
import { contentModel } from '#check/model/index';
import type { ContentFile } from '#check/read/content-file';
import { parseContentFile, readContent } from '#check/read/content-file';
import type { Disk } from '#check/read/disk';
import { readDisk } from '#check/read/disk';
import { fixFile } from '../../engine/check/tests/fix-file';
import { toSnapshot } from './snapshot';

const ROOT = join(import.meta.dirname, '../..');
const CLEAN = join(import.meta.dirname, 'fixtures/clean');
const TODAY = '2026-11-21';

const files = (await readdir(CLEAN)).toSorted();
const sources = new Map(
  await Promise.all(
    files.map(async (file) => [file, await readFile(join(CLEAN, file), 'utf8')] as const),
  ),
);

let shipped: ContentFile[];
let disk: Disk;

beforeAll(async () => {
  shipped = await readContent(contentModel, ROOT);
  disk = await readDisk(ROOT);
});

describe('Markdown that looks like a mistake and is none', () => {
  it('is collected in forty files at least', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
  });

  it.each(files)('%s is met with silence', (file) => {
    const source = sources.get(file) ?? '';
    const entry = parseContentFile(contentModel, `content/insights/${file}`, source);
    const problems = checkFiles(contentModel, [...shipped, entry], disk, TODAY);
    const own = problems.filter((problem) => basename(problem.file) === file);
    expect(toSnapshot(own, () => source).trim()).toBe('');
  });

  it.each(files)('%s is not mended either', (file) => {
    const source = sources.get(file) ?? '';
    expect(fixFile(`content/insights/${file}`, source).changes).toEqual([]);
  });
});
