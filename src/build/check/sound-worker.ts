import { isSound } from './check-content';
import { parseContentFile } from './content-file';
import type { Sound, SourceFile } from './sound-files';
import { toSound } from './sound-files';

/**
 * Takes a file apart in a worker thread.
 * @returns what other files' rules want to know of it; undefined where something is wrong in it
 */
export function judge({ path, source }: SourceFile): Sound | undefined {
  const file = parseContentFile(path, source);
  return isSound(file) ? toSound(file) : undefined;
}
