import { expect, it } from 'vitest';
import { toSafeOutput } from '../../cli/print.mjs';
import { reporters } from '../../cli/run-check.ts';
import { createProblem, createReport } from './problems.ts';

const ESC = '\u001B';
const hostile = [
  'a\n::error::b',
  'a\r\n  ::add-mask::b',
  '##[warning]a',
  '##vso[task.complete]a',
  `${ESC}]0;a\u0007${ESC}[2J${ESC}[8m`,
  `section_start:1:a\r${ESC}[0K`,
  'a\u2028::error::b\u2029\u0085\u009B',
  'a\u202Eb\u200Bc\uD800\uFFFE',
];
const problems = hostile.flatMap((text) => [
  createProblem({ file: `content/${text}.mdx` }),
  createProblem({ field: text }),
  createProblem({ message: `is "${text}"`, fix: [{ start: 0, end: 1, text }] }),
]);
const report = createReport(problems, hostile.join('\n'));

it.each(['terminal', 'github', 'json', 'rdjson'] as const)(
  'the report for %s quotes content, and neither steers nor commands',
  (format) => {
    const isGitHub = format === 'github';
    const lines = toSafeOutput(reporters[format](report), isGitHub).split(
      /\r\n|[\n\r\u0085\u2028\u2029]/,
    );
    const obeyed = lines.filter((line) => /^\s*::|##\w*\[/.test(line));
    expect(obeyed.filter((line) => !(isGitHub && line.startsWith('::error file=')))).toEqual([]);
    expect(lines.filter((line) => /[\p{Cc}\p{Cs}\u202E\uFFFE]/u.test(line))).toEqual([]);
    expect(isGitHub ? obeyed.length : problems.length).toBe(problems.length);
  },
);

it('the report as JSON says what the problems say, also once it is printed', () => {
  const printed = toSafeOutput(reporters.json(report));
  expect(printed).toBe(reporters.json(report));
  expect(JSON.parse(printed)).toMatchObject({
    problems: problems.map((one) => one.toJSON()),
  });
});
