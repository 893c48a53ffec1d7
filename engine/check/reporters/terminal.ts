import type { WriteStream } from 'node:tty';
import picocolors from 'picocolors';
import { groupBy } from '../read/group-by.ts';
import { toPrintable } from './code-frame.ts';
import { type Report, toBlock, toCount } from './reporter.ts';

/**
 * Every problem for a terminal: by file, each with its place as `file:line:column` and the lines
 * around it, and the number of problems at the end.
 * @param isColored whether it may use colors; by default, if the output goes to a terminal with them
 */
export function toTerminal(report: Report, isColored = hasColors(process.stdout)): string {
  const { problems } = report;
  if (problems.length === 0) return '';
  const colors = picocolors.createColors(isColored);
  const files = [...groupBy(problems, ({ file }) => file)].flatMap(([file, found]) => [
    colors.bold(colors.underline(toPrintable(file))),
    '',
    ...found.flatMap((problem) => {
      const paint = problem.severity === 'error' ? colors.red : colors.yellow;
      const block = toBlock(problem, report, { paint });
      return [...block.map((line) => `  ${line}`), ''];
    }),
  ]);
  return `${[...files, colors.bold(`${toCount(problems)}.`)].join('\n')}\n`;
}

/** Whether an output goes to a terminal that shows colors. */
export function hasColors(output: WriteStream): boolean {
  // A pipe or a file has neither property.
  return output.isTTY === true && output.hasColors();
}
