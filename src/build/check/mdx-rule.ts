import { createProcessor } from '@mdx-js/mdx';
import { VFileMessage } from 'vfile-message';

import { mdxOptions } from '../mdx-options';
import type { ContentFile } from './content-file';
import type { Problem } from './problem';

const processor = createProcessor(mdxOptions);

/** The first slip of MDX in a body; the parser cannot read past it. */
export function checkMdx(file: ContentFile): Problem[] {
  try {
    processor.parse(file.source);
    return [];
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const { line = 1, column = 1, reason } = error;
    return [
      {
        file: file.path,
        line,
        column,
        endLine: line,
        endColumn: column,
        field: '',
        message: reason,
        rule: 'mdx',
        severity: 'error',
      },
    ];
  }
}
