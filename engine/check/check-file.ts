import { isClean } from './check-content';
import type { Tree } from './guard/body-code';
import { readBody } from './read/body';
import type { SourceFile, Summary } from './read/clean-files';
import { toSummary } from './read/clean-files';
import { parseContentFile } from './read/content-file';
import type { ContentModel } from './read/content-model';

/**
 * Takes one file apart.
 * @param keep takes the tree of its body, if it has one
 * @returns what other files' rules want to know of it; undefined where something is wrong in it
 */
export function checkFile(
  model: ContentModel,
  { path, source }: SourceFile,
  keep?: (tree: Tree) => void,
): Summary | undefined {
  const file = parseContentFile(model, path, source);
  readBody(file, keep);
  return isClean(file) ? toSummary(file) : undefined;
}
