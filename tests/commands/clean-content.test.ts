import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

import { checkFiles } from '#check/check-content';
import { fixFiles } from '#check/fix/fix-content';
import type { ContentFile } from '#check/read/content-file';
import { parseContentFile, readContent } from '#check/read/content-file';
import type { Disk } from '#check/read/disk';
import { readDisk } from '#check/read/disk';
import { fixFile } from '../../engine/check/tests/fix-file.ts';
import contentModel from '../../src/content.config.ts';
import { SAMPLE } from '../site/folders.ts';
import { readTable } from './read-table.ts';
import { toSnapshot } from './snapshot.ts';

const rows = await readTable(join(import.meta.dirname, 'fixtures/clean.md'));

let sample: ContentFile[];
let disk: Disk;

beforeAll(async () => {
  sample = await readContent(contentModel, SAMPLE);
  disk = await readDisk(SAMPLE);
});

describe('Markdown that looks like a mistake and is none', () => {
  it('stands in forty rows at least', () => {
    expect(rows.length).toBeGreaterThanOrEqual(40);
  });

  it.each(rows)('$name: met with silence, and not fixed either', ({ path, source }) => {
    const entry = parseContentFile(contentModel, path, source);
    const problems = checkFiles({
      model: contentModel,
      files: [...sample, entry],
      disk,
      today: '2026-11-21',
    });
    const own = problems.filter(({ file }) => file === path);
    expect(toSnapshot(own, () => source).trim()).toBe('');
    expect(fixFile(contentModel, path, source).changes).toEqual([]);
  });
});

it('nothing is fixed in the content of the sample site', () => {
  const fixed = fixFiles({ model: contentModel, files: sample, disk, today: '2026-11-21' });
  expect(sample.length).toBeGreaterThan(60);
  expect(fixed.filter(({ changes }) => changes.length > 0)).toEqual([]);
});
