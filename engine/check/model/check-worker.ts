import { checkFile as checkOneFile, type SourceFile, type Summary } from '..';
import { contentModel } from './';

/**
 * Parses and checks one file in a worker thread.
 * @returns what rules of other files need to know about it; undefined if it has problems
 */
export function checkFile(file: SourceFile): Summary | undefined {
  return checkOneFile(contentModel, file);
}
