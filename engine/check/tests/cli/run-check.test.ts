import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Checked } from '../../check-content.ts';
import { runCheck } from '../../cli/run-check.ts';
import { dayThat, line } from '../../fields/index.ts';
import { resolveContentModel } from '../../model/content-model.ts';
import { plain } from '../site.fixture.ts';

const JOB = `---
order: 1
title: Engineer
department: Field
location: Remote
type: Full time
date: 2024-01-02
countries: [US]
summary: You build what others draw, on site and in the weather, and write down what you find.
---

Prose.
`;

const jobs = z.strictObject({
  order: z.int(),
  title: line(80),
  department: line(40),
  location: line(40),
  type: z.enum(['Full-time', 'Part-time']),
  date: dayThat('published'),
  countries: z.array(line(2)),
  summary: line(320),
});

/** A site of jobs and plain pages alone. */
const model = resolveContentModel({
  collections: [
    {
      name: 'jobs',
      schema: jobs,
      titleField: 'title',
      excerptField: 'summary',
      template: { sentence: 'Say what a day looks like.', headings: [] },
    },
  ],
  routes: [{ path: '*', page: plain }],
  files: {},
  components: { schemas: {}, blocks: [], tables: {}, widgets: [] },
  facts: new Map(),
});

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ohmstead-check-'));
  await mkdir(join(root, 'content/jobs'), { recursive: true });
  await writeFile(join(root, 'content/jobs/engineer.mdx'), JOB);
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function check(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  onValid?: (checked: Checked) => Promise<number>,
) {
  let printed = '';
  let errors = '';
  /** The commands for a CI runner. */
  let commands = '';
  const code = await runCheck({
    model,
    root,
    args: args,
    env,
    ...(onValid && { onValid }),
    print: (text, hasCommands) => {
      printed += text;
      if (hasCommands) commands += text;
    },
    printError: (text) => {
      errors += text;
    },
  });
  return { code, printed, errors, commands };
}

describe('npm run check', () => {
  it('ends with 1 and a report where there are problems', async () => {
    const { code, printed } = await check([]);
    expect(code).toBe(1);
    expect(printed).toContain('content/jobs/engineer.mdx:6:7\n');
    expect(printed).toContain('did you mean "Full-time"?');
  });

  it('gives commands to a runner of CI where it prints annotations, and nowhere else', async () => {
    const { commands } = await check(['--format', 'github']);
    expect(commands).toMatch(/^::error file=content\/jobs\/engineer\.mdx,line=6/m);
    expect((await check(['--format', 'json'])).commands).toBe('');
  });

  it.each([
    [['--frmat', 'json'], "Unknown option '--frmat'"],
    [['--format', 'jsn'], 'did you mean "json"?'],
    [['--format'], "'--format <value>' argument missing"],
    [['--fix=yes'], "'--fix' does not take an argument"],
    [['content/jobs'], '"content/jobs" is no option'],
  ])('ends with 2 and a hint for %j', async (args, hint) => {
    const { code, printed, errors } = await check(args);
    expect(code).toBe(2);
    expect(printed).toBe('');
    expect(errors).toContain(hint);
    expect(errors).toContain('--help');
  });

  it('lets no warning fail', async () => {
    const file = join(root, 'content/jobs/engineer.mdx');
    const text = JOB.replace('Full time', 'Full-time').replace('Prose.', '## What\n\n#### Where');
    await writeFile(file, text);
    const { code, printed } = await check([]);
    expect(code).toBe(0);
    expect(printed).toContain('warning  this file has a heading of level 4');
    expect(printed).toContain('Warnings do not stop a build.');
    await writeFile(file, JOB);
  });

  it('fixes what has one right answer, tells it, and has nothing to do the second time', async () => {
    const file = 'content/jobs/engineer.mdx';
    const first = await check(['--fix']);
    expect(first.code).toBe(0);
    expect(first.printed).toContain(`${file}:6  "Full time" is now "Full-time"`);
    const second = await check(['--fix']);
    expect(second.printed).toBe('Nothing could be fixed.\n\nAll content is valid.\n');
    await writeFile(join(root, file), JOB);
  });

  it('tells each change once, also those that an earlier one brought to light', async () => {
    const file = 'content/jobs/engineer.mdx';
    await writeFile(join(root, file), JOB.replace('---\n', ''));
    const { printed } = await check(['--fix']);
    expect(printed).toBe(
      `Fixed:\n  ${file}:1  "order: 1" is now "--- order: 1"\n` +
        `  ${file}:6  "Full time" is now "Full-time"\n\nAll content is valid.\n`,
    );
    await writeFile(join(root, file), JOB);
  });

  it('prints what it fixes beside what a program reads, not in it', async () => {
    const { printed, errors } = await check(['--fix', '--format', 'json']);
    expect(JSON.parse(printed)).toMatchObject({ version: 1, problems: [] });
    expect(errors).toMatch(/^Fixed:\n {2}content\/jobs\/engineer\.mdx:6 /);
    await writeFile(join(root, 'content/jobs/engineer.mdx'), JOB);
  });

  it('hands on what is valid, and nothing that is not', async () => {
    const counts: number[] = [];
    const build = async ({ files }: Checked) => counts.push(files.length) + 2;
    expect((await check([], {}, build)).code).toBe(1);
    expect(counts).toEqual([]);
    expect((await check(['--fix'], {}, build)).code).toBe(3);
    expect(counts).toEqual([1]);
    await writeFile(join(root, 'content/jobs/engineer.mdx'), JOB);
  });

  it('explains itself', async () => {
    const { code, printed } = await check(['--help']);
    expect(code).toBe(0);
    expect(printed).toContain('--against');
  });

  it('adds annotations in GitHub Actions', async () => {
    const { printed } = await check([], { GITHUB_ACTIONS: 'true' });
    expect(printed).toContain('1 problem in 1 file of content.\n');
    expect(printed).toContain('::error file=content/jobs/engineer.mdx,line=6,');
  });
});
