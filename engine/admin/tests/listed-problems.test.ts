import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Problem } from '#check';
import { listProblems } from '../listed-problems.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'listed-problems-'));
  await writeFile(join(root, 'a.mdx'), '---\ntitle: A\n---\n\nWords.\n');
});
afterAll(() => rm(root, { recursive: true }));

it.each([
  ['title', 2, 'title'],
  ['', 5, 'body'],
  ['', 1, ''],
])('leads from a problem of field "%s" in line %i to field "%s"', (field, line, listed) => {
  const problem = new Problem({
    file: 'a.mdx',
    field,
    line,
    column: 1,
    endLine: line,
    endColumn: 2,
    message: 'is too long',
    rule: 'schema',
    severity: 'error',
  });
  expect(listProblems(root, [problem])).toEqual([
    { file: 'a.mdx', field: listed, text: expect.stringContaining(`is too long\na.mdx:${line}:1`) },
  ]);
});
