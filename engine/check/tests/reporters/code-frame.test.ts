import { describe, expect, it } from 'vitest';
import { toCodeFrame } from '../../reporters/code-frame.ts';
import { toOverlayError } from '../../reporters/overlay.ts';
import { toCount, toSentence } from '../../reporters/reporter.ts';
import { createProblem, createReport } from './problems.ts';

const at = (line: number, column: number, endColumn = column + 1, endLine = line) => ({
  line,
  column,
  endLine,
  endColumn,
});

describe('the lines around a problem', () => {
  it.each([
    ['the first has none above it', at(1, 1, 4), ['1 │ one', '  │ ^^^']],
    ['an empty one above is left out', at(3, 2), ['3 │ two', '  │  ^']],
    ['one of spaces shows nothing', at(4, 1), []],
    ['nor does one that is not there', at(99, 1), []],
    ['what has no length has one caret', at(3, 4, 4), ['3 │ two', '  │    ^']],
    ['of several, the first is marked to its end', at(3, 2, 1, 5), ['3 │ two', '  │  ^^']],
    ['numbers stand below each other', at(10, 1, 4), [' 9 │ nine', '10 │ ten', '   │ ^^^']],
  ])('%s', (_, range, frame) => {
    const source = 'one\r\n\r\ntwo\n  \nfive\n\n\n\nnine\nten';
    expect(toCodeFrame(source, range)).toEqual(frame);
  });

  it.each([
    [64, 97, 0],
    [65, 97, 32],
    [64, 96, 0],
    [200, 201, 167],
  ])('are cut where they are long: a sign at %i of %i', (column, length, start) => {
    const line = Array.from({ length }, (_, index) => index % 10).join('');
    const shown = line.slice(start, start + 96);
    const [before, after] = [start > 0 ? '…' : '', length > start + 96 ? '…' : ''];
    const [above, quoted, carets] = toCodeFrame(`above\n${line}`, at(2, column)).slice(
      start > 0 ? 0 : -3,
    );
    const [text, marks] = start > 0 ? [above, quoted] : [quoted, carets];
    expect(text).toBe(`2 │ ${before}${shown}${after}`);
    expect(marks?.indexOf('^')).toBe(4 + before.length + column - 1 - start);
    // A line cut elsewhere would be misaligned.
    expect(above === '1 │ above').toBe(start === 0);
  });
});

const error = createProblem();
const warning = createProblem({ severity: 'warning', file: 'content/jobs/y.mdx' });

it.each([
  [[error], '1 problem in 1 file of content'],
  [[error, error], '2 problems in 1 file of content'],
  [[warning], '1 warning in 1 file of content'],
  [[warning, warning, error], '3 problems (1 error, 2 warnings) in 2 files of content'],
])('problems are counted', (problems, text) => {
  expect(toCount(problems)).toBe(text);
});

it.each([
  ['content/jobs', 'this folder is'],
  ['content/jobs/x.mdx', 'this file is'],
  ['content/site.yaml', 'this file is'],
])('what is wrong with %s as a whole is said of it', (file, text) => {
  expect(toSentence(createProblem({ file, field: '' }))).toContain(text);
});

it('the overlay of the development server has every problem, with a link to its place', () => {
  const fix = [
    { start: 0, end: 3, text: 'two' },
    { start: 4, end: 7, text: '' },
    { start: 18, end: 18, text: '!' },
  ];
  const report = createReport([error.with({ fix }), warning], 'one\ntwo\ndate: soon\n');
  const { message, stack, loc } = toOverlayError('/site', report);
  expect(message).toMatch(/^2 problems \(1 error, 1 warning\) in 2 files of content\. The last/);
  expect(stack).toBe(
    [
      'error  date is "soon", but must be a day such as 2024-09-17',
      '/site/content/jobs/x.mdx:3:7',
      '  2 │ two',
      '  3 │ date: soon',
      '    │       ^^^^',
      'npm run check -- --fix: "one" is now "two"; "two" is deleted; "!" is added',
      '',
      'warning  date is "soon", but must be a day such as 2024-09-17',
      '/site/content/jobs/y.mdx:3:7',
      '  2 │ two',
      '  3 │ date: soon',
      '    │       ^^^^',
    ].join('\n'),
  );
  expect(loc).toEqual({ file: '/site/content/jobs/x.mdx', line: 3, column: 7 });
  expect(toOverlayError('/site', createReport([warning])).stack).not.toContain('│');
  expect(toOverlayError('/site', createReport([])).loc).toBeUndefined();
});
