import { describe, expect, it } from 'vitest';

import { toSentence } from '../../reporters/reporter.ts';
import { toTerminal } from '../../reporters/terminal.ts';
import { createProblem, createReport } from './problems.ts';

const SOURCE = '---\ntitle: Engineer\ndate: soon\n---\n';

describe('the report for a terminal', () => {
  it('shows each file once, each problem with its place and a caret below it, and a count', () => {
    const other = createProblem({ file: 'content/jobs/y.mdx', severity: 'warning', field: '' });
    const problems = [
      createProblem(),
      createProblem({ line: 2, column: 1, endLine: 2, endColumn: 6 }),
      other,
    ];
    expect(toTerminal(createReport(problems, SOURCE))).toBe(`content/jobs/x.mdx

  error  date is "soon", but must be a day such as 2024-09-17
  content/jobs/x.mdx:3:7
    2 │ title: Engineer
    3 │ date: soon
      │       ^^^^

  error  date is "soon", but must be a day such as 2024-09-17
  content/jobs/x.mdx:2:1
    1 │ ---
    2 │ title: Engineer
      │ ^^^^^

content/jobs/y.mdx

  warning  this file is "soon", but must be a day such as 2024-09-17
  content/jobs/y.mdx:3:7
    2 │ title: Engineer
    3 │ date: soon
      │       ^^^^

3 problems (2 errors, 1 warning) in 2 files of content.
`);
  });

  it('says what --fix would change', () => {
    const fix = [{ start: 0, end: 3, text: 'one' }];
    const report = toTerminal(createReport([createProblem({ fix })], SOURCE));
    expect(report).toContain('\n  npm run check -- --fix: "---" is now "one"\n');
  });

  it('is empty where all is well, and has no frame where there is no text', () => {
    expect(toTerminal(createReport([]))).toBe('');
    expect(toTerminal(createReport([createProblem()]))).not.toContain('│');
  });

  it.each([
    ['products.0', 'the first of products'],
    ['closing.actions.1.to', '"to" in the second of closing.actions'],
    ['groups.2.from.0', 'the first of "from" in the third of groups'],
    ['26.slug', '"slug" in no. 27 of the list'],
    ['/v1.0', '/v1.0'],
  ])('says %s as people do', (field, name) => {
    expect(toSentence(createProblem({ field, message: 'is empty' }))).toBe(`${name} is empty`);
  });

  it('is colored only on request', () => {
    const control = String.fromCharCode(27);
    const report = createReport([createProblem()], SOURCE);
    expect(toTerminal(report)).not.toContain(control);
    expect(toTerminal(report, true)).toContain(`${control}[31m^^^^`);
  });

  it('lets no control character of a file reach the terminal, and counts wide letters', () => {
    const bell = String.fromCharCode(7);
    const text = `a${bell}\t🔌 x`;
    const range = { line: 1, column: 7, endLine: 1, endColumn: 8, message: `is ${bell}` };
    const report = toTerminal(createReport([createProblem(range)], text));
    expect(report).not.toContain(bell);
    expect(report).toContain('1 │ a· 🔌 x\n      │       ^');
  });
});
