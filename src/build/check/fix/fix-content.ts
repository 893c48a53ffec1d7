import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readContent } from '../content-file';
import { schemaOf } from '../kinds';
import type { Change } from './edit';
import { fixFile } from './fix-file';

/** What was mended in one file. */
export interface FixedContent {
  /** Relative to the project's folder, with `/` between folders. */
  file: string;
  changes: Change[];
}

/**
 * Mends the files below `content/` and writes those that changed.
 * @param root the project's folder
 * @param isSelected whether a file may be changed
 * @returns the files that were changed
 * @throws when a file cannot be read or written
 */
export async function fixContent(
  root: string,
  isSelected: (file: string) => boolean,
): Promise<FixedContent[]> {
  const fixed: FixedContent[] = [];
  for (const { path, source, isReadable } of await readContent(root)) {
    const schema = schemaOf(path);
    if (schema === undefined || !isReadable || !isSelected(path)) continue;
    const { source: text, changes } = fixFile(path, source, schema);
    if (text === source) continue;
    await writeFile(join(root, path), text);
    fixed.push({ file: path, changes });
  }
  return fixed;
}

/** What was mended, one change a line, for a terminal. */
export function toFixReport(fixed: readonly FixedContent[]): string {
  if (fixed.length === 0) return 'Nothing could be mended.\n\n';
  const lines = fixed.flatMap(({ file, changes }) =>
    changes.map(({ line, what }) => `  ${file}:${line}  ${what}`),
  );
  return `Mended:\n${lines.join('\n')}\n\n`;
}
