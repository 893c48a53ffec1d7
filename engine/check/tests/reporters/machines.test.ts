import { VFileMessage } from 'vfile-message';
import { describe, expect, it } from 'vitest';
import { toGitHub } from '../../reporters/github.ts';
import { toJson } from '../../reporters/reporter.ts';
import { createProblem, createReport } from './problems.ts';

const warning = createProblem({ severity: 'warning', rule: 'editorial', file: 'content/a.mdx' });

describe('annotations of GitHub Actions', () => {
  it('name the range, and escape what would end a property or the message', () => {
    const problem = createProblem({ file: 'content/a,b:c%.mdx', message: 'is 100%\r\n::wrong::' });
    expect(toGitHub(createReport([problem]))).toBe(
      '::error file=content/a%2Cb%3Ac%25.mdx,line=3,endLine=3,col=7,endColumn=10,title=A field does not fit::date is 100%25%0D%0A::wrong::\n',
    );
  });

  it('leave columns out where a problem spans lines', () => {
    const problem = createProblem({ endLine: 5 });
    expect(toGitHub(createReport([problem]))).toContain('line=3,endLine=5,title=');
  });

  it('begin with changed files, and there with errors', () => {
    const changed = new Set(['content/a.mdx']);
    const error = createProblem({ file: 'content/a.mdx' });
    const report = createReport([createProblem(), warning, error]);
    const order = toGitHub({ ...report, changed }).split('\n');
    expect(order.map((line) => line.slice(0, 28))).toEqual([
      '::error file=content/a.mdx,l',
      '::warning file=content/a.mdx',
      '::error file=content/jobs/x.',
      '',
    ]);
  });
});

describe('JSON', () => {
  it('has a version, the problems as they are, and their counts', () => {
    const problems = [createProblem(), warning];
    expect(JSON.parse(toJson(createReport(problems)))).toEqual({
      version: 1,
      problems: problems.map((one) => one.toJSON()),
      counts: { errors: 1, warnings: 1, files: 2 },
    });
  });
});

it('a problem is a message of unified, with its place, its rule and what is expected', () => {
  const fix = [{ start: 3, end: 7, text: '2024-09-17' }];
  const problem = createProblem({ fix });
  expect(problem).toBeInstanceOf(VFileMessage);
  expect(problem.ruleId).toBe('schema');
  expect(problem.fatal).toBe(true);
  expect(problem.expected).toEqual(['2024-09-17']);
  expect(problem.place).toEqual({ start: { line: 3, column: 7 }, end: { line: 3, column: 11 } });
  expect(problem.reason).toBe(problem.message);
});
