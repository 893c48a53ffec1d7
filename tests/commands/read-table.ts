import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Code, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SAMPLE } from '../site/folders.ts';

/** The article that most rows edit. */
const ARTICLE = readFileSync(join(import.meta.dirname, 'fixtures/article.mdx'), 'utf8');
const ARTICLE_PATH = 'content/insights/feeder.mdx';
const REPORT = 'report';

/** A row of a table: a file of content after an edit, and what the check says about it. */
export interface Row {
  /** A sentence about the edit: the row's heading. */
  name: string;
  /** Where the file stands in the site. */
  path: string;
  source: string;
  /** The report in full, empty if there is none yet. */
  report: string;
}

/**
 * Reads a table of edits. A row is a heading, a block of code with the edit, and one with the report.
 * `fixtures/broken/README.md` explains the kinds of edits.
 * @throws Error if a row has no edit, or one that does not fit the text which it edits
 */
export async function readTable(file: string): Promise<Row[]> {
  const text = await readFile(file, 'utf8');
  return splitRows(text).map(({ name, blocks }) => {
    const edit = blocks.find(({ lang }) => lang !== REPORT);
    if (!edit) throw new Error(`${file}: "${name}" has no edit`);
    const [path = ARTICLE_PATH, base = path] = edit.meta?.split(' of ') ?? [];
    const source = applyEdit(edit.lang ?? 'text', showNumbers(edit.value), base);
    if (source === undefined) throw new Error(`${file}: "${name}" edits lines that are not there`);
    const report = blocks.find(({ lang }) => lang === REPORT);
    return { name, path, source, report: report ? `${report.value}\n` : '' };
  });
}

/** The text of a table with these reports, by the names of its rows. */
export function withReports(text: string, reports: ReadonlyMap<string, string>): string {
  return splitRows(text)
    .toReversed()
    .reduce((rest, { name, blocks }) => {
      const report = reports.get(name);
      const [edit, old] = blocks;
      if (report === undefined || !edit) return rest;
      const start = old ? offsetOf(old.position?.start) : offsetOf(edit.position?.end);
      const end = offsetOf((old ?? edit).position?.end);
      const fence = '`'.repeat(
        Math.max(3, ...(report.match(/`+/g) ?? []).map((it) => it.length + 1)),
      );
      const block = `${fence}${REPORT}\n${report}${fence}`;
      return rest.slice(0, start) + (old ? '' : '\n\n') + block + rest.slice(end);
    }, text);
}

function offsetOf(point: { offset?: number | undefined } | undefined): number {
  return point?.offset ?? 0;
}

/** The rows of a table with their blocks of code. */
function splitRows(text: string): { name: string; blocks: Code[] }[] {
  const { children } = unified().use(remarkParse).parse(text);
  const rows: { name: string; blocks: Code[] }[] = [];
  for (const node of children) {
    if (isRowHeading(node)) rows.push({ name: textOf(text, node), blocks: [] });
    if (node.type === 'code') rows.at(-1)?.blocks.push(node);
  }
  return rows;
}

function isRowHeading(node: RootContent): boolean {
  return node.type === 'heading' && node.depth === 2;
}

function textOf(text: string, { position }: RootContent): string {
  return text.slice(offsetOf(position?.start), offsetOf(position?.end)).replace(/^#+\s+/, '');
}

/** Characters that stand as numbers in a table, `<U+a0>`, since they are invisible. */
function showNumbers(text: string): string {
  return text.replace(/<U\+([\da-f]+)>/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** The file that an edit makes of another one; undefined if the edit names lines that the file lacks. */
function applyEdit(kind: string, edit: string, base: string): string | undefined {
  if (kind === 'mdx') return ARTICLE.replace(/(?<=\n---\n)[\s\S]*/, () => `\n${edit}\n`);
  if (kind === 'diff') return applyDiff(readSampleFile(base) ?? ARTICLE, edit);
  return `${edit}\n`;
}

function readSampleFile(path: string): string | undefined {
  const file = join(SAMPLE, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Applies the lines of a diff from the top: "-" removes the next such line, "+" adds one there, and
 * a line with a space in front only names a place.
 */
function applyDiff(base: string, diff: string): string | undefined {
  const rest = base.split('\n');
  const done: string[] = [];
  for (const line of diff.split('\n')) {
    const text = line.slice(1);
    if (line.startsWith('+')) {
      done.push(text);
      continue;
    }
    const at = rest.indexOf(text);
    if (at === -1) return;
    done.push(...rest.splice(0, at));
    rest.shift();
    if (!line.startsWith('-')) done.push(text);
  }
  return [...done, ...rest].join('\n');
}
