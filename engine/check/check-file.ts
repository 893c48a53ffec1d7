import { isClean } from './check-content';
import { type SourceFile, type Summary, toSummary } from './clean-files';
import type { Tree } from './guard/body-code';
import { parseContentFile } from './read/content-file';
import type { ContentModel } from './read/content-model';
import { readBody } from './rules/body';

/**
 * Parses and checks one file.
 * @param onTree is given the tree of its body, for those who would read it once more
 * @returns what other files' rules want to know of it; undefined where something is wrong in it
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
