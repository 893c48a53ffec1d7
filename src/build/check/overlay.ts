import type { ErrorPayload } from 'vite';

import type { Problem } from './problem';
import { toLine } from './report';

/** All problems for Vite's overlay, whose link opens the first one's place in the editor. */
export function toOverlayError(problems: Problem[]): ErrorPayload['err'] {
  const first = problems[0];
  return {
    message: problems.map(toLine).join('\n'),
    stack: '',
    plugin: 'content check',
    ...(first && {
      id: first.file,
      loc: { file: first.file, line: first.line, column: first.column },
    }),
  };
}
