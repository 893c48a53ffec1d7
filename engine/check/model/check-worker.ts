import { checkFile as checkOneFile, type SourceFile, type Summary } from '..';
import { contentModel } from './';

/**
 * Parses and checks one file in a worker thread.
 * @returns what other files' rules want to know of it; undefined where something is wrong in it
 */
export function checkFile(file: SourceFile): Summary | undefined {
  return checkOneFile(contentModel, file);
}
