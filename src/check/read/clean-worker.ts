import { isClean } from '../check-content';
import type { SourceFile, Summary } from './clean-files';
import { toSummary } from './clean-files';
import { parseContentFile } from './content-file';

/**
 * Takes a file apart in a worker thread.
 * @returns what other files' rules want to know of it; undefined where something is wrong in it
 */
export function judge({ path, source }: SourceFile): Summary | undefined {
  const file = parseContentFile(path, source);
  return isClean(file) ? toSummary(file) : undefined;
}
