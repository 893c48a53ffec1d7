import { diffLines } from 'diff';
import type { Problem } from '#check/problem';
import { toSentence } from '#check/reporters/reporter';

/**
 * Prints problems in a readable form: each with its place, its line and a mark below it.
 * @param problems the problems found by the check
 * @param sourceOf the text of a file; empty if there is no such file
 */
export function toSnapshot(problems: Problem[], sourceOf: (file: string) => string): string {
  const blocks = problems.map((problem) => toBlock(problem, sourceOf(problem.file)));
  return `${blocks.join('\n\n')}\n`;
}

function toBlock(problem: Problem, source: string): string {
  const { file, line, column, endLine, endColumn, severity, rule } = problem;
  const head = `${file}:${line}:${column}  ${severity} (${rule})`;
  const text = source.replaceAll('\0', '·').split(/\r\n|\n|\r/)[line - 1];
  const sentence = `  ${toSentence(problem)}`;
  if (text === undefined) return [head, sentence].join('\n');
  const end = endLine === line ? endColumn : text.length + 1;
  const [from, to] = [Math.max(0, column - 41), Math.max(column + 59, 100)];
  const mark = ' '.repeat(column - 1 - from) + '^'.repeat(Math.max(1, Math.min(end, to) - column));
  return [head, sentence, `  | ${text.slice(from, to)}`, `  | ${mark}`]
    .map((each) => each.trimEnd())
    .join('\n');
}

/** The lines that `--fix` changes, before and after; empty if it leaves the text unchanged. */
export function toFixSnapshot(source: string, repaired: string): string {
  if (repaired === source) return '';
  const lines = diffLines(source, repaired)
    .filter(({ added, removed }) => added || removed)
    .map(({ added, value }) => showSigns(value).replace(/^/gm, added ? '  + ' : '  - '));
  return `\nwith --fix\n${lines.join('\n')}\n`;
}

/** Shows invisible characters and unusual spaces as numbers, without the final line break. */
function showSigns(text: string): string {
  return text
    .replace(/\n$/, '')
    .replace(
      /(?![\n ])[\p{Cc}\p{Cf}\p{Co}\p{Z}]/gu,
      (sign) => `<U+${sign.charCodeAt(0).toString(16)}>`,
    );
}
