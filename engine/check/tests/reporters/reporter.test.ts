import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createReport } from '../../reporters/reporter.ts';

it('a report quotes texts and drawings, but no picture', () => {
  const root = mkdtempSync(join(tmpdir(), 'report-'));
  const files = ['a.mdx', 'a.svg', 'a.jpg', 'a.PNG'];
  for (const file of files) writeFileSync(join(root, file), 'words');
  const { sourceOf } = createReport(root, []);
  expect(files.map(sourceOf)).toEqual(['words', 'words', undefined, undefined]);
  rmSync(root, { recursive: true });
});

it('a report quotes no folder, no link and no endless file, and reads each file once', () => {
  const root = mkdtempSync(join(tmpdir(), 'report-'));
  writeFileSync(join(root, 'a.mdx'), 'words');
  writeFileSync(join(root, 'full.mdx'), 'x'.repeat(4_000_000));
  writeFileSync(join(root, 'over.mdx'), 'x'.repeat(4_000_001));
  mkdirSync(join(root, 'folder'));
  symlinkSync('a.mdx', join(root, 'link.mdx'));
  const { sourceOf } = createReport(root, []);
  const lengths = ['a.mdx', 'full.mdx', 'over.mdx', 'folder', 'link.mdx', 'gone.mdx'].map(
    (file) => sourceOf(file)?.length,
  );
  expect(lengths).toEqual([5, 4_000_000, undefined, undefined, undefined, undefined]);
  writeFileSync(join(root, 'a.mdx'), 'other words');
  expect(sourceOf('a.mdx')).toBe('words');
  rmSync(root, { recursive: true });
});
