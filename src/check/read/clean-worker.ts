import type { Tree } from '../../guard/body-code';
import { isClean } from '../check-content';
import { readBody } from './body';
import type { SourceFile, Summary } from './clean-files';
import { toSummary } from './clean-files';
import { parseContentFile } from './content-file';

/**
 * Takes a file apart in a worker thread.
 * @param keep takes the tree of its body, if it has one
 * @returns what other files' rules want to know of it; undefined where something is wrong in it
 */
export function judge(
  { path, source }: SourceFile,
  keep?: (tree: Tree) => void,
): Summary | undefined {
  const file = parseContentFile(path, source);
  readBody(file, keep);
  return isClean(file) ? toSummary(file) : undefined;
}
