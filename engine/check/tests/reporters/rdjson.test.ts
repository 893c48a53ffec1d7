import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TextEdit } from '../../read/text-edit.ts';
import { toRdjson } from '../../reporters/rdjson.ts';
import { createProblem, createReport } from './problems.ts';

const position = z.strictObject({ line: z.int().min(1), column: z.int().min(1).optional() });
const range = z.strictObject({ start: position, end: position.optional() });
const source = z.strictObject({ name: z.string(), url: z.string().optional() });
const severity = z.enum(['ERROR', 'WARNING', 'INFO']);

/** `DiagnosticResult` of the format's published schema, and no other fields. */
const resultSchema = z.strictObject({
  source: source.optional(),
  severity: severity.optional(),
  diagnostics: z.array(
    z.strictObject({
      message: z.string(),
      location: z.strictObject({ path: z.string(), range: range.optional() }),
      severity: severity.optional(),
      source: source.optional(),
      code: z.strictObject({ value: z.string(), url: z.string().optional() }).optional(),
      suggestions: z.array(z.strictObject({ range, text: z.string() })).optional(),
    }),
  ),
});

const TEXT = 'one\ntwo\nthree\nfour\n';

/** Replaces a word of the text. */
function toEdit(word: string, text: string): TextEdit {
  const start = TEXT.indexOf(word);
  return { start, end: start + word.length, text };
}

function suggest(...fixes: TextEdit[][]) {
  const problems = fixes.map((fix) => createProblem({ fix }));
  const { diagnostics } = resultSchema.parse(JSON.parse(toRdjson(createReport(problems, TEXT))));
  return diagnostics.map(({ suggestions: [first] = [] }) => first);
}

const toRange = (start: number, end: number) => ({ start: { line: start }, end: { line: end } });

describe('suggestions for reviewdog', () => {
  it('replace whole lines', () => {
    expect(suggest([toEdit('two', 'zwei')])).toEqual([{ range: toRange(2, 2), text: 'zwei' }]);
  });

  it('span the lines between two edits of one problem', () => {
    expect(suggest([toEdit('hree', '3'), toEdit('on', 'tw')])).toEqual([
      { range: toRange(1, 3), text: 'twe\ntwo\nt3' },
    ]);
  });

  it('take a line away with its break, and bring lines', () => {
    const [gone, more] = [toEdit('two\n', ''), toEdit('four', '\n4\n')];
    expect(suggest([gone], [more])).toEqual([
      { range: toRange(2, 3), text: 'three' },
      { range: toRange(4, 4), text: '\n4\n' },
    ]);
  });

  it('end with the last line, also where something comes behind it', () => {
    const end = { start: TEXT.length, end: TEXT.length, text: 'five\n' };
    expect(suggest([end])).toEqual([{ range: toRange(4, 4), text: 'four\nfive' }]);
  });

  it('are one where two problems stand on one line', () => {
    const fixes = [[toEdit('o\nth', 'o\nTh')], [toEdit('tw', 'Tw')], [toEdit('hree', '?')]];
    expect(suggest(...fixes)).toEqual([{ range: toRange(2, 3), text: 'Two\nThree' }]);
    expect(suggest([toEdit('thr', 'Thr')], [toEdit('ee', 'EE')], [toEdit('four', '4')])).toEqual([
      { range: toRange(3, 3), text: 'ThrEE' },
      { range: toRange(4, 4), text: '4' },
    ]);
    expect(
      suggest([toEdit('one', '1')], [toEdit('three', '3')], [toEdit('e\ntwo\nt', '-')]),
    ).toEqual([
      { range: toRange(1, 1), text: '1' },
      { range: toRange(3, 3), text: '3' },
    ]);
    expect(suggest([toEdit('on', '1')], [toEdit('hree', '3')], [toEdit('e\ntwo\nt', '-')])).toEqual(
      [{ range: toRange(1, 3), text: '1-3' }],
    );
  });

  it('are at most thirty, of changed files and errors first', () => {
    const files = Array.from({ length: 40 }, (_, at) => `content/${at}.mdx`);
    const problems = files.map((file, at) =>
      createProblem({
        file,
        fix: [toEdit('one', '1')],
        severity: at === 38 ? 'error' : 'warning',
      }),
    );
    const changed = new Set(['content/39.mdx']);
    const report = JSON.parse(toRdjson({ ...createReport(problems, TEXT), changed }));
    const paths = resultSchema.parse(report).diagnostics.map(({ location }) => location.path);
    expect(paths).toHaveLength(30);
    expect(paths.slice(0, 3)).toEqual(['content/39.mdx', 'content/38.mdx', 'content/0.mdx']);
  });

  it('say what is wrong, by which rule and how badly', () => {
    const problems = [
      createProblem({ fix: [toEdit('two', '2')], message: 'is a' }),
      createProblem({ severity: 'warning', rule: 'editorial', fix: [toEdit('four', '4')] }),
    ];
    const { source, diagnostics } = JSON.parse(toRdjson(createReport(problems, TEXT)));
    expect(source).toEqual({ name: 'content' });
    expect(diagnostics).toMatchObject([
      { message: 'date is a', severity: 'ERROR', code: { value: 'schema' } },
      { severity: 'WARNING', code: { value: 'editorial' } },
    ]);
  });

  it('are as bad as the worst of the problems on their lines', () => {
    const severities = [['warning', 'error'] as const, ['warning', 'warning'] as const];
    const found = severities.map(([first, second]) => {
      const problems = [
        createProblem({ severity: first, fix: [toEdit('thr', 'Thr')] }),
        createProblem({ severity: second, fix: [toEdit('ee', 'EE')] }),
      ];
      const report = JSON.parse(toRdjson(createReport(problems, TEXT)));
      return resultSchema.parse(report).diagnostics.map((one) => one.severity);
    });
    expect(found).toEqual([['ERROR'], ['WARNING']]);
  });

  it('are apart in files of one text', () => {
    const fix = [toEdit('one', '1')];
    const problems = ['a', 'b'].map((name) => createProblem({ file: `content/${name}.mdx`, fix }));
    const { diagnostics } = JSON.parse(toRdjson(createReport(problems, TEXT)));
    expect(diagnostics).toHaveLength(2);
  });

  it('are none where an author decides, or the file cannot be read', () => {
    const fix = [toEdit('one', '1')];
    const { diagnostics } = JSON.parse(toRdjson(createReport([createProblem()], TEXT)));
    expect(diagnostics).toEqual([]);
    expect(JSON.parse(toRdjson(createReport([createProblem({ fix })]))).diagnostics).toEqual([]);
  });
});
