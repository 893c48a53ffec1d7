import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';

import { checkFiles } from '#check/check-content';
import type { Problem } from '#check/problem';
import { parseContentFile } from '#check/read/content-file';
import type { Disk } from '#check/read/disk';
import { LARGEST_DRAWING } from '#check/read/disk';
import { toMdx } from '#site/content/content-modules';
import { mdxOptions } from '#site/mdx/mdx-options';
import contentModel from '../../src/content.config.ts';
import type { HostileFile } from './hostile-files.ts';
import { endlessArticles, endlessFiles, programs, toArticle } from './hostile-files.ts';

/** In milliseconds of this process's CPU time: other work on the machine does not count. */
const LONGEST = 2_000;
const article = { path: 'content/insights/hostile.mdx' };

const compileAlone = async (source: string) => String(await compile(toMdx(source), mdxOptions));

function checkOne({ path, text }: HostileFile): Problem[] {
  const isText = path.endsWith('.mdx');
  const facts = { bytes: text.length, ...(text.length <= LARGEST_DRAWING && { drawing: text }) };
  const disk: Disk = isText ? new Map() : new Map([[path, facts]]);
  const found = checkFiles({
    model: contentModel,
    files: isText ? [parseContentFile(contentModel, path, text)] : [],
    disk,
    today: '2026-11-21',
  });
  return found.filter((problem) => problem.file === path && problem.severity === 'error');
}

async function measure<T>(run: () => T | Promise<T>): Promise<{ result: T; time: number }> {
  const began = process.cpuUsage();
  const result = await run();
  const { user, system } = process.cpuUsage(began);
  return { result, time: (user + system) / 1000 };
}

describe('what would run', () => {
  it.each(Object.keys(programs))('is refused by the check: %s', (name) => {
    const problems = checkOne({ ...article, text: toArticle(programs[name] ?? '') });
    const rules = problems.map(({ rule }) => rule);
    expect(rules.some((rule) => rule === 'mdx' || rule === 'link')).toBe(true);
  });

  it.each(Object.keys(programs))('is refused by the compiler alone: %s', async (name) => {
    const source = toArticle(programs[name] ?? '');
    await expect(compileAlone(source)).rejects.toThrow();
  });

  it('is told from remarks and plain values, which both let pass', async () => {
    const body =
      'A {/* remark */} text.\n\n{/* a */ /* b */}\n\n<Callout kind={"note"} title="A">\n\nA text.\n\n</Callout>';
    const source = toArticle(body);
    expect(checkOne({ ...article, text: source })).not.toContainEqual(
      expect.objectContaining({ rule: 'mdx' }),
    );
    expect(await compileAlone(source)).toContain('Callout');
  });
});

describe('what would never end', () => {
  it.each(endlessFiles)('is refused by the check in time, with its place: $path', async (file) => {
    const { result: problems, time } = await measure(() => checkOne(file));
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ line, message }) => line > 0 && message !== '')).toBe(true);
    expect(problems.map(({ message }) => message).join()).not.toMatch(/call stack|undefined|NaN/);
    expect(time).toBeLessThan(LONGEST);
  });

  it.each(endlessArticles)('ends in the compiler alone, in time: $path', async ({ text }) => {
    const compiling = () => compileAlone(text).catch((error: unknown) => error);
    const { result, time } = await measure(compiling);
    expect(String(result)).not.toMatch(/call stack/);
    expect(time).toBeLessThan(LONGEST);
  });
});
