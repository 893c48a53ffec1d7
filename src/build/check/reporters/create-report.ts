import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Problem } from '../problem';
import type { Report } from './reporter';

/**
 * What reporters need, with the files read from the disk when they are first quoted.
 * @param root the project's folder
 * @param problems every problem, by file and place
 * @param isColoured whether the text may carry the colours of a terminal
 */
export function createReport(
  root: string,
  problems: readonly Problem[],
  isColoured: boolean,
): Report {
  const sources = new Map<string, string | undefined>();
  const sourceOf = (file: string) => {
    if (!sources.has(file)) sources.set(file, readSource(join(root, file)));
    return sources.get(file);
  };
  return { problems, sourceOf, changed: new Set(), isColoured };
}

function readSource(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
