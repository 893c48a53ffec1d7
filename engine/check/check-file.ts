import { isClean } from './check-content';
import { type SourceFile, type Summary, toSummary } from './clean-files';
import type { Tree } from './guard/body-code';
import { parseContentFile } from './read/content-file';
import type { ContentModel } from './read/content-model';
import { readBody } from './rules/body';

/**
 * Parses and checks one file.
 * @param onTree receives the tree of its body, to save parsing it again
 * @returns what rules of other files need to know about it; undefined if it has problems
 */
export function checkFile(
  model: ContentModel,
  { path, source }: SourceFile,
  onTree?: (tree: Tree) => void,
): Summary | undefined {
  const file = parseContentFile(model, path, source);
  readBody(file, onTree);
  return isClean(file) ? toSummary(file) : undefined;
}
