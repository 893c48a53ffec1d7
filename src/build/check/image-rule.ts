import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isScalar, visit } from 'yaml';

import type { ContentFile } from './content-file';
import type { Problem } from './problem';

/** Every picture `./file` in frontmatter that does not lie beside the entry. */
export function checkImages(file: ContentFile, root: string): Problem[] {
  const problems: Problem[] = [];
  visit(file.document, {
    Pair(_, pair) {
      if (!isScalar(pair.key) || pair.key.value !== 'src' || !isScalar(pair.value)) return;
      const src = String(pair.value.value);
      if (!src.startsWith('./') || existsSync(join(root, dirname(file.path), src))) return;
      problems.push({
        file: file.path,
        ...file.rangeAt(pair.value.range?.[0] ?? 0, pair.value.range?.[1] ?? 0),
        field: 'image.src',
        message: `is "${src}", but there is no such file beside this entry`,
        rule: 'image',
        severity: 'error',
      });
    },
  });
  return problems;
}
