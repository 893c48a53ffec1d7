import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from '#check/check-content';
import { fixFiles } from '#check/fix/fix-content';
import type { Problem } from '#check/problem';
import { splitFrontmatter } from '#check/read/split-frontmatter';
import { isWhole } from '#check/rules/body';
import type { Content } from '#check/rules/site';
import { BROKEN, type Mistake, readMistakes, readSample, withMistakes } from './broken-files.ts';
import { toFixSnapshot, toSnapshot } from './snapshot.ts';

const mistakes = await readMistakes();

let sample: Content;

beforeAll(async () => {
  sample = await readSample();
});

/** The sample site with a mistake, before and after `--fix`. */
function fixMistake(mistake: Mistake) {
  const broken = withMistakes(sample, [mistake]);
  const problems = checkFiles(broken);
  // Without a fix, there is nothing to run.
  const fixed = problems.some(({ fix }) => fix !== undefined) ? fix(broken) : broken;
  return { broken, problems, fixed, isChanged: toText(fixed) !== toText(broken) };
}

function fix(content: Content): Content {
  return { ...content, files: fixFiles(content).map(({ file }) => file) };
}

function toText({ files }: Content): string {
  return files.map(({ source }) => source).join('\n');
}

/** A problem by what it says, wherever that stands: fixes move lines. */
function toWords({ file, rule, field, message }: Problem): string {
  return `${file} (${rule}) ${field} ${message}`;
}

/** What the check says about content that is fixed and did not say before. */
function listNew(before: readonly Problem[], after: readonly Problem[]): string[] {
  const known = new Set(before.map(toWords));
  return after.map(toWords).filter((words) => !known.has(words));
}

/** Whether a file can be read as a whole: otherwise only the first mistake in a part is known. */
function isRead({ files }: Content, { path }: Mistake): boolean {
  const file = files.find((one) => one.path === path);
  return file !== undefined && isWhole(file);
}

describe('every mistake has its own words, and what --fix makes of it', () => {
  it('and there are at least sixty of them', () => {
    expect(mistakes.length).toBeGreaterThan(60);
  });

  it.each(mistakes)('$name', async (mistake) => {
    const { broken, problems, fixed, isChanged } = fixMistake(mistake);
    expect(problems.length).toBeGreaterThan(0);
    const sourceIn = (content: Content, path: string) =>
      content.files.find((file) => file.path === path)?.source ??
      (path === mistake.path ? mistake.source : '');
    const report = toSnapshot(problems, (path) => sourceIn(broken, path));
    const changes = toFixSnapshot(mistake.source, sourceIn(fixed, mistake.path));
    await expect(report + changes).toMatchFileSnapshot(join(BROKEN, `${mistake.name}.report.txt`));
    if (!isChanged) return;
    const after = checkFiles(fixed);
    expect(after.length).toBeLessThan(problems.length);
    if (isRead(broken, mistake)) expect(listNew(problems, after)).toEqual([]);
    expect(toText(fix(fixed))).toBe(toText(fixed));
  });
});

/** The fields of one article above the text of another. */
function stack(one: Mistake, other: Mistake): Mistake {
  const [upper, lower] = [one, other].map(({ source }) => splitFrontmatter(source));
  const source = `---\n${upper?.yaml}---\n${lower?.body}`;
  return { name: `${one.name} above ${other.name}`, path: 'content/insights/both.mdx', source };
}

it('two mistakes at once are fixed to fewer ones, none of them new, at the first time', () => {
  const articles = mistakes.filter(
    ({ path, source }) =>
      path.startsWith('content/insights/') &&
      path.endsWith('.mdx') &&
      splitFrontmatter(source) !== undefined,
  );
  const any = fc.constantFrom(...articles);
  const property = fc.property(any, any, (one, other) => {
    const both = stack(one, other);
    const { broken, problems, fixed, isChanged } = fixMistake(both);
    if (!isChanged) return;
    const after = checkFiles(fixed);
    const errors = [problems, after].map((found) => found.filter((p) => p.severity === 'error'));
    expect(errors[1]?.length).toBeLessThanOrEqual(errors[0]?.length ?? 0);
    if (isRead(broken, both)) expect(listNew(problems, after)).toEqual([]);
    expect(toText(fix(fixed))).toBe(toText(fixed));
  });
  fc.assert(property, { numRuns: 100 });
});

it('the sample site has no error', () => {
  const errors = checkFiles(sample).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
});
