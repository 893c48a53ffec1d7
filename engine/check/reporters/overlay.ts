import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';

import type { Problem } from '../problem';
import { toCodeFrame } from './code-frame';
import { type Report, toCount, toFixWords, toSentence } from './reporter';

/**
 * All problems for Vite's overlay. It turns every absolute `file:line:column` into a link that
 * opens the place in the editor.
 */
export function toOverlayError(root: string, report: Report): ErrorPayload['err'] {
  const [first] = report.problems;
  return {
    plugin: 'content check',
    message: `${toCount(report.problems)}. The last good pages are shown until it is mended.`,
    stack: report.problems.map((problem) => toBlock(root, report, problem)).join('\n\n'),
    ...(first && {
      id: resolve(root, first.file),
      loc: { file: resolve(root, first.file), line: first.line, column: first.column },
    }),
  };
}

function toBlock(root: string, report: Report, problem: Problem): string {
  const { file, line, column, severity } = problem;
  const source = report.sourceOf(file);
  const fix = toFixWords(problem, report);
  return [
    `${severity}: ${toSentence(problem)}`,
    `${resolve(root, file)}:${line}:${column}`,
    ...(source === undefined ? [] : toCodeFrame(source, problem)),
    ...(fix === undefined ? [] : [`npm run check -- --fix: ${fix}`]),
  ].join('\n');
}
