import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dayThat } from '../fields/index.ts';
import { parseContentFile } from '../read/content-file.ts';
import { checkEditorial } from '../rules/editorial-rule.ts';
import { applyFixes } from './apply-fixes.ts';
import { contentModel } from './site.fixture.ts';

const schema = z.strictObject({
  title: z.string().optional(),
  date: dayThat('published').optional(),
  until: dayThat('ends').optional(),
  event: dayThat('takes place').optional(),
});
const sentence = (length: number) => `${'a'.repeat(length - 1)}.`;

function check(fields: string, body = '', path = 'content/insights/x.mdx') {
  const source = `---\n${fields}\n---\n${body}`;
  const file = parseContentFile(contentModel, path, source);
  const problems = checkEditorial(file, schema, {
    today: '2026-11-21',
    builtInAnchorsOf: () => new Set(['results']),
  });
  return { problems, fixed: applyFixes(source, problems).slice(source.length - body.length) };
}

/** What is reported about one field. */
function say(field: string, value: string, more = ''): string[] {
  const { problems } = check(`${field}: ${value}${more}`);
  return problems.filter((one) => one.field === field).map(({ message }) => message);
}

describe('the advice of an editor', () => {
  it.each([
    ['title', 'a'.repeat(65)],
    ['excerpt', sentence(70)],
    ['excerpt', sentence(160)],
    ['excerpt', '"To do: what the reader learns"'],
    ['date', '2026-11-21'],
    ['date', 'soon'],
    ['until', '2026-12-06'],
    ['event', '2027-03-01'],
  ])('has nothing to say of %s: %s', (field, value) => {
    expect(say(field, value)).toEqual([]);
  });

  it.each([
    ['title', 'a'.repeat(66), 'is 66 characters long, and search results cut titles off'],
    ['excerpt', sentence(69), 'is 69 characters long, too short'],
    ['excerpt', sentence(162), 'search results cut it off at about 160; shorten it by 2'],
    ['date', '2026-11-22', 'is 2026-11-22, which is still to come'],
    ['until', '2026-12-05', 'is 2026-12-05, and lists leave the entry out'],
    ['until', '2026-11-20', 'was 2026-11-20, so lists leave the entry out'],
  ])('is told of %s: %s', (field, value, text) => {
    expect(say(field, value)).toEqual([expect.stringContaining(text)]);
  });

  it('refuses an entry that ends before it was published; the day before closes it at once', () => {
    const [problem] = check('date: 2026-11-20\nuntil: 2026-11-18').problems;
    expect(problem).toMatchObject({
      field: 'until',
      severity: 'error',
      message: 'is 2026-11-18, before date, 2026-11-20; correct one of them',
    });
    const closed = check('date: 2026-11-20\nuntil: 2026-11-19').problems;
    expect(closed.map(({ severity }) => severity)).toEqual(['warning']);
  });

  it('lets days of a draft lie anywhere, and the date of what is published later', () => {
    expect(say('date', '2027-01-01', '\ndraft: true')).toEqual([]);
    expect(say('date', '2027-01-01', '\npublishAt: 2027-01-01')).toEqual([]);
    expect(say('until', '2026-11-01', '\ndraft: true')).toEqual([]);
    expect(say('until', '2026-11-01', '\npublishAt: 2026-01-01')).toHaveLength(1);
  });

  it('is about what search results show of a page', () => {
    const seo = `seo:\n  title: ${'a'.repeat(66)}\n  description: A ring.`;
    const { problems } = check(seo, '', 'content/pages/terms.mdx');
    expect(problems.map(({ field }) => field)).toEqual(['seo.title', 'seo.description']);
  });
});

describe('the headings of a text', () => {
  it.each([
    ['## A\n\n### B\n\n#### C\n\n## D\n', '## A\n\n### B\n\n#### C\n\n## D\n'],
    ['# A\n\n### B\n', '## A\n\n### B\n'],
    ['## A\n\n#### B\n\n##### C\n', '## A\n\n### B\n\n##### C\n'],
    ['### A\n', '## A\n'],
    ['> #### A\n', '> ## A\n'],
  ])('step down one level at a time: %j becomes %j', (body, better) => {
    expect(check('title: A', body).fixed).toBe(better);
  });

  it('have words', () => {
    const { problems } = check('title: A', '##\n\n## ![A](./a.svg)\n');
    expect(problems.map(({ line, message }) => `${line} ${message.slice(0, 28)}`)).toEqual([
      '4 has a heading without words;',
      '6 has a heading without words;',
    ]);
  });

  it.each(['→', '!?', '&amp;', '—', '\\-', '½', '🎉'])('are not signs alone, as %s is', (signs) => {
    const { problems } = check('title: A', `## ${signs}\n`);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('which has no letter and no digit'),
    ]);
  });

  it.each(['100 %', '日本', 'Ω', 'É'])('may be %s', (text) => {
    expect(check('title: A', `## ${text}\n`).problems).toEqual([]);
  });

  it('do not repeat the anchor of a section that the page adds', () => {
    const { problems } = check('title: A', '## Method\n\n## Results\n');
    expect(problems.map(({ line, severity }) => ({ line, severity }))).toEqual([
      { line: 6, severity: 'error' },
    ]);
  });
});

describe('a numbered caption', () => {
  const sayOf = (...captions: string[]) => {
    const body = captions.map((one) => `<Chart ${one}>\n\ntext\n\n</Chart>\n`).join('\n');
    return check('title: T', `\n${body}`).problems.map(({ line, message }) => [line, message]);
  };

  it.each([
    [['caption="Table 1. Faults"', 'caption="Table 2. Minutes"']],
    [['caption="Table 1. Faults"', 'title="Figure 1. Minutes"']],
    [['caption="Table 1. Faults"', 'title="Table 10. Minutes"']],
    [['caption="Class 1 meters"', 'caption="Class 1 meters, again"']],
    [['caption="Faults"', 'caption="Faults"']],
    [['by="Table 1."', 'by="Table 1."']],
  ])('may be one of %j', (captions) => {
    expect(sayOf(...captions)).toEqual([]);
  });

  it('may not have the number of an earlier one', () => {
    const message =
      'has a second caption that begins with "Table 2"; give each its own number, also in the sentences that name it';
    expect(
      sayOf('caption="Table 2. Faults"', 'caption="Table 1. A"', 'title="Table 2. Minutes"'),
    ).toEqual([[17, message]]);
  });
});
