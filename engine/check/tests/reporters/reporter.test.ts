import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createReport } from '../../reporters/reporter';

it('a report quotes texts and drawings, but no picture', () => {
  const root = mkdtempSync(join(tmpdir(), 'report-'));
  const files = ['a.mdx', 'a.svg', 'a.jpg', 'a.PNG'];
  for (const file of files) writeFileSync(join(root, file), 'words');
  const { sourceOf } = createReport(root, [], false);
  expect(files.map(sourceOf)).toEqual(['words', 'words', undefined, undefined]);
  rmSync(root, { recursive: true });
});
