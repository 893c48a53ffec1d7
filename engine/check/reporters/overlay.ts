import { resolve } from 'node:path';
import type { ErrorPayload } from 'vite';

import { type Report, toBlock, toCount } from './reporter.ts';

/** All problems for Vite's overlay, which makes each absolute `file:line:column` a link. */
export function toOverlayError(root: string, report: Report): ErrorPayload['err'] {
  const [first] = report.problems;
  return {
    plugin: 'content check',
    message: `${toCount(report.problems)}. The last good pages are shown until it is fixed.`,
    stack: report.problems
      .map((problem) => toBlock(problem, report, { path: resolve(root, problem.file) }).join('\n'))
      .join('\n\n'),
    ...(first && {
      loc: { file: resolve(root, first.file), line: first.line, column: first.column },
    }),
  };
}
