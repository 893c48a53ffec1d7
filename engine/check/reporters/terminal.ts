import picocolors from 'picocolors';

import type { Problem } from '../problem';
import { toCodeFrame, toPrintable } from './code-frame';
import { groupByFile, type Report, toCount, toSentence } from './reporter';

type Colours = ReturnType<typeof picocolors.createColors>;

/**
 * Every problem for a terminal: by file, each with its place as `file:line:column` and the lines
 * around it, and the number of problems at the end.
 */
export function toTerminal({ problems, sourceOf, isColoured }: Report): string {
  if (problems.length === 0) return '';
  const colours = picocolors.createColors(isColoured);
  const files = groupByFile(problems).flatMap(([file, found]) => {
    const source = sourceOf(file);
    return [
      colours.bold(colours.underline(toPrintable(file))),
      '',
      ...found.flatMap(toBlock(source, colours)),
    ];
  });
  return `${[...files, colours.bold(`${toCount(problems)}.`)].join('\n')}\n`;
}

function toBlock(source: string | undefined, colours: Colours) {
  return (problem: Problem): string[] => {
    const paint = problem.severity === 'error' ? colours.red : colours.yellow;
    const frame = source === undefined ? [] : toCodeFrame(source, problem, paint);
    const { file, line, column, severity } = problem;
    return [
      `  ${paint(severity)}  ${toLines(toSentence(problem))}`,
      `  ${colours.cyan(`${toPrintable(file)}:${line}:${column}`)}`,
      ...frame.map((text) => `    ${text}`),
      '',
    ];
  };
}

/** A message may have several lines, such as a line to add to a file. */
function toLines(sentence: string): string {
  return sentence.split('\n').map(toPrintable).join('\n  ');
}
