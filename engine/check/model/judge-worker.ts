import type { SourceFile, Summary } from '..';
import { judge as judgeFile } from '..';
import { contentModel } from './';

/**
 * Takes a file apart in a worker thread.
 * @returns what other files' rules want to know of it; undefined where something is wrong in it
 */
export function judge(file: SourceFile): Summary | undefined {
  return judgeFile(contentModel, file);
}
