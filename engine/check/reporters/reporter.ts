import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problem.ts';
import { toChanges } from '../read/edits.ts';
import { count } from '../wording/text.ts';
import { toCodeFrame, toPrintable } from './code-frame.ts';

/** What a reporter turns into text. */
export interface Report {
  /** Every problem, by file and place. */
  problems: readonly Problem[];
  /** The text of a file by its path; undefined if it is a folder or cannot be read. */
  sourceOf: (file: string) => string | undefined;
  /** The files that this branch changes; truncated reports begin with them. */
  changed: ReadonlySet<string>;
}

/** Turns a report into text that ends with a line break, or is empty. */
export type Reporter = (report: Report) => string;

/**
 * Every problem as JSON of a fixed shape, with the replacements that fix it if there is one right
 * answer; `version` increases when the shape changes.
 */
export function toJson({ problems }: Report): string {
  return printJson({ version: 1, problems, counts: countProblems(problems) });
}

function countProblems(problems: readonly Problem[]) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const files = new Set(problems.map(({ file }) => file)).size;
  return { errors, warnings: problems.length - errors, files };
}

/** The number of problems in words, such as "2 problems (1 error, 1 warning) in 1 file of content". */
export function toCount(problems: readonly Problem[]): string {
  const { errors, warnings, files } = countProblems(problems);
  const noun = errors === 0 ? 'warning' : 'problem';
  const isMixed = errors > 0 && warnings > 0;
  const detail = isMixed ? ` (${count(errors, 'error')}, ${count(warnings, 'warning')})` : '';
  return `${count(problems.length, noun)}${detail} in ${count(files, 'file')} of content`;
}

/** The path of a whole collection, for a missing entry. */
const COLLECTION = /^content\/\w+$/;

/** One problem as a sentence: the field, what was found and what is allowed. */
export function toSentence({ file, field, message }: Problem): string {
  const whole = COLLECTION.test(file) ? 'this folder' : 'this file';
  return `${field === '' ? whole : describeField(field)} ${message}`;
}

/**
 * A problem as lines: its sentence, which may have several, its place, the lines around it unless
 * `isFramed` is false, and what `--fix` would change. `path` names the file in its place, `paint`
 * colors the severity and the carets.
 */
export function toBlock(
  problem: Problem,
  { sourceOf }: Report,
  { path = problem.file, paint = (text: string) => text, isFramed = true } = {},
): string[] {
  const { file, line, column, severity, fix } = problem;
  const source = sourceOf(file);
  const [first = '', ...others] = toSentence(problem).split('\n').map(toPrintable);
  const frame = isFramed && source !== undefined ? toCodeFrame(source, problem, paint) : [];
  const changes = fix && toChanges(source ?? '', fix).map(({ what }) => what);
  return [
    `${paint(severity)}  ${first}`,
    ...others,
    `${toPrintable(path)}:${line}:${column}`,
    ...frame.map((text) => `  ${text}`),
    ...(changes ? [toPrintable(`npm run check -- --fix: ${changes.join('; ')}`)] : []),
  ];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** A field as people say it: `products.0` is "the first of products". */
function describeField(field: string): string {
  const keys = field.startsWith('/') ? [field] : field.split('.');
  const at = keys.findLastIndex((key) => /^\d+$/.test(key));
  if (at < 0) return field;
  const number = Number(keys[at]);
  const list = keys.slice(0, at).join('.');
  const listName = list === '' ? 'the list' : describeField(list);
  const ordinal = ORDINALS[number];
  const item = `${ordinal === undefined ? `no. ${number + 1}` : `the ${ordinal}`} of ${listName}`;
  return at === keys.length - 1 ? item : `"${keys.slice(at + 1).join('.')}" in ${item}`;
}

/** What reporters need; files are read from disk when first quoted. */
export function createReport(root: string, problems: readonly Problem[]): Report {
  const sources = new Map<string, string | undefined>();
  const sourceOf = (file: string) => {
    if (!sources.has(file)) sources.set(file, readSource(join(root, file)));
    return sources.get(file);
  };
  return { problems, sourceOf, changed: new Set() };
}

const MOST_BYTES = 4_000_000;

/** The files whose lines people read. */
const TEXT = /\.(mdx?|markdown|ya?ml|svg|txt|vtt)$/i;

/** Symbolic links are not followed, since they could quote any file. Other files have no lines. */
function readSource(path: string): string | undefined {
  try {
    const facts = lstatSync(path);
    return facts.isFile() && TEXT.test(path) && facts.size <= MOST_BYTES
      ? readFileSync(path, 'utf8')
      : undefined;
  } catch {
    return undefined;
  }
}

/** JSON for programs, harmless when a terminal or a CI runner shows it. */
export function printJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(STEERING, toEscape)}\n`;
}

/** What JSON need not escape, but controls a terminal or commands a CI runner. */
const STEERING = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]|#(?=#\w*\[)/gu;

function toEscape(sign: string): string {
  return sign.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
