import { isClean } from './check-content';
import type { SourceFile, Summary } from './clean-files';
import { toSummary } from './clean-files';
import { parseContentFile } from './read/content-file';
import type { ContentModel } from './read/content-model';

/**
 * Parses and checks one file.
 * @returns what other files' rules want to know of it; undefined where something is wrong in it
 */
export function checkFile(model: ContentModel, { path, source }: SourceFile): Summary | undefined {
  const file = parseContentFile(model, path, source);
  return isClean(file) ? toSummary(file) : undefined;
}
