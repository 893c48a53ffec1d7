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
    {
      file: 'a.mdx',
      field: listed,
      text: expect.stringContaining(`is too long\na.mdx:${line}:1`),
      changes: [],
    },
  ]);
});

it('says what fixing would change', () => {
  const range = { line: 5, column: 1, endLine: 5, endColumn: 6 };
  const facts = { file: 'a.mdx', field: '', message: 'has Words', rule: 'markdown' as const };
  const problem = new Problem({
    ...facts,
    ...range,
    severity: 'error',
    fix: [{ start: 18, end: 23, text: 'More' }],
  });
  const [listed] = listProblems(root, [problem]);
  expect(listed?.changes).toEqual([expect.stringContaining('More')]);
  expect(listed?.text).not.toContain('--fix');
});
