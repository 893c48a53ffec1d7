import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from '#check/check-content';
import { fixFiles } from '#check/fix/fix-content';
import type { Problem } from '#check/problem';
import { splitFrontmatter } from '#check/read/split-frontmatter';
import { isWhole } from '#check/rules/body';
import type { Content } from '#check/rules/site';
import { PROJECT } from '../site/folders.ts';
import {
  BROKEN,
  listTables,
  type Mistake,
  readMistakes,
  readSample,
  withMistakes,
} from './broken-files.ts';
import { withReports } from './read-table.ts';
import { toFixSnapshot, toSnapshot } from './snapshot.ts';

const tables = await listTables();
const mistakes = await readMistakes();

/** A report in the documentation: below a link to its row. */
const SHOWN = /(\[([^\]]+)\]\(\S+\/fixtures\/broken\/\S+\):\n\n)```\n[^`]*```/g;
const RENEW = 'if the reports below are right, `npm run approve` writes them down';

let sample: Content;

beforeAll(async () => {
  sample = await readSample();
});

const known = new Map<Mistake, Fixed>();
type Fixed = ReturnType<typeof makeFixed>;

/** The sample site with a mistake, before and after `--fix`. */
function fixMistake(mistake: Mistake): Fixed {
  const fixed = known.get(mistake) ?? makeFixed(mistake);
  known.set(mistake, fixed);
  return fixed;
}

function makeFixed(mistake: Mistake) {
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

/** A problem by what it says, wherever that stands: fixes move lines, those in messages too. */
function toWords({ file, rule, field, message }: Problem): string {
  return `${file} (${rule}) ${field} ${message.replace(/, in lines? [\d, ]+( and so on)?$/, '')}`;
}

/** What the check says about content that is fixed and did not say before. */
function listNew(before: readonly Problem[], after: readonly Problem[]): string[] {
  const known = new Set(before.map(toWords));
  return after.map(toWords).filter((message) => !known.has(message));
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

  it.each(tables)('%s', async (table) => {
    const rows = mistakes.filter(({ rule }) => `${rule}.md` === table);
    const reports = new Map(rows.map((row) => [row.name, toReport(row)]));
    const file = join(BROKEN, table);
    const text = withReports(await readFile(file, 'utf8'), reports);
    await expect(text, RENEW).toMatchFileSnapshot(file);
  });

  it('docs/checks.md shows some of them', async () => {
    const reports = new Map(mistakes.map((row) => [row.name, toReport(row)]));
    const file = join(PROJECT, 'docs/checks.md');
    const text = (await readFile(file, 'utf8')).replace(
      SHOWN,
      (shown, lead: string, name: string) => `${lead}\`\`\`\n${reports.get(name) ?? shown}\`\`\``,
    );
    expect(text.match(SHOWN)?.length).toBeGreaterThan(5);
    await expect(text, RENEW).toMatchFileSnapshot(file);
  });

  it('and is fixed without a new one, once', () => {
    const broken = mistakes.map((mistake) => ({ mistake, flaw: findFlawOfFix(mistake) }));
    expect(broken.filter(({ flaw }) => flaw !== undefined)).toEqual([]);
  });
});

/** The report about a mistake, and the lines that `--fix` changes. */
function toReport(mistake: Mistake): string {
  const { broken, problems, fixed } = fixMistake(mistake);
  expect(problems, mistake.name).not.toEqual([]);
  const sourceIn = (content: Content, path: string) =>
    content.files.find((file) => file.path === path)?.source ??
    (path === mistake.path ? mistake.source : '');
  const report = toSnapshot(problems, (path) => sourceIn(broken, path));
  return report + toFixSnapshot(mistake.source, sourceIn(fixed, mistake.path));
}

/** What is wrong with the fix of a mistake; undefined if it is right, or there is none. */
function findFlawOfFix(mistake: Mistake): string | undefined {
  const { broken, problems, fixed, isChanged } = fixMistake(mistake);
  if (!isChanged) return;
  const after = checkFiles(fixed);
  if (after.length >= problems.length) return 'as many problems as before';
  const added = isRead(broken, mistake) ? listNew(problems, after) : [];
  if (added.length > 0) return added.join('\n');
  if (toText(fix(fixed)) !== toText(fixed)) return 'a second fix changes more';
}

/** The fields of one article above the text of another. */
function stack(one: Mistake, other: Mistake): Mistake {
  const [upper, lower] = [one, other].map(({ source }) => splitFrontmatter(source));
  const source = `---\n${upper?.yaml}---\n${lower?.body}`;
  return {
    name: `${one.name} above ${other.name}`,
    path: 'content/insights/both.mdx',
    source,
    report: '',
    rule: '',
  };
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
  fc.assert(property, { numRuns: 40 });
});

it('the sample site has no error', () => {
  const errors = checkFiles(sample).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
});
