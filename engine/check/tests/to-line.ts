import type { Problem } from '../problem.ts';

/**
 * One problem on one line.
 * @returns e.g. `content/jobs/x.mdx:4:7  date is "soon", but must be a day such as 2024-09-17`
 */
export function toLine({ file, line, column, field, message }: Problem): string {
  const subject = field === '' ? 'this file' : field;
  return `${file}:${line}:${column}  ${subject} ${message}`;
}
