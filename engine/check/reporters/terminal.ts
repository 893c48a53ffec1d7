import picocolors from 'picocolors';
import { groupBy } from '#base/group-by';
import type { Problem } from '../problem';
import { toCodeFrame, toPrintable } from './code-frame';
import { type Report, toCount, toSentence } from './reporter';

type Colors = ReturnType<typeof picocolors.createColors>;

/**
 * Every problem for a terminal: by file, each with its place as `file:line:column` and the lines
 * around it, and the number of problems at the end.
 * @param isColored whether it may use colors; by default, if the output goes to a terminal with them
 */
export function toTerminal(
  { problems, sourceOf }: Report,
  isColored = process.stdout.isTTY && process.stdout.hasColors(),
): string {
  if (problems.length === 0) return '';
  const colors = picocolors.createColors(isColored);
  const files = [...groupBy(problems, ({ file }) => file)].flatMap(([file, found]) => {
    const source = sourceOf(file);
    return [
      colors.bold(colors.underline(toPrintable(file))),
      '',
      ...found.flatMap(toBlock(source, colors)),
    ];
  });
  return `${[...files, colors.bold(`${toCount(problems)}.`)].join('\n')}\n`;
}

function toBlock(source: string | undefined, colors: Colors) {
  return (problem: Problem): string[] => {
    const paint = problem.severity === 'error' ? colors.red : colors.yellow;
    const frame = source === undefined ? [] : toCodeFrame(source, problem, paint);
    const { file, line, column, severity } = problem;
    return [
      `  ${paint(severity)}  ${toLines(toSentence(problem))}`,
      `  ${colors.cyan(`${toPrintable(file)}:${line}:${column}`)}`,
      ...frame.map((text) => `    ${text}`),
      '',
    ];
  };
}

/** A message may have several lines, such as a line to add to a file. */
function toLines(sentence: string): string {
  return sentence.split('\n').map(toPrintable).join('\n  ');
}
