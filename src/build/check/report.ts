import type { Problem } from './problem';

/**
 * All problems for a terminal: one line each, then their number.
 * @returns lines of the form `file:line:column field: what was found, what is allowed`
 */
export function toReport(problems: Problem[]): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const files = new Set(problems.map(({ file }) => file)).size;
  const where = files === 1 ? '1 file' : `${files} files`;
  return [...problems.map(toLine), '', `${count} in ${where} of content. Nothing was built.`].join(
    '\n',
  );
}

/** One problem on one line. */
export function toLine({ file, line, column, field, message }: Problem): string {
  const subject = field === '' ? 'this file' : field;
  return `${file}:${line}:${column}  ${subject} ${message}`;
}
