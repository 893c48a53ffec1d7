import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE } from '../../../tests/site/folders';

/** What is left out: most of what takes long to read. */
const OTHERS = /content.(insights.(?!reading-a)|pages.|glossary.|jobs.)/;

/**
 * Copies a part of the sample site's content: quick to check, and what it lacks is reported.
 * @param root the folder that gets `content/`
 */
export function copySome(root: string): Promise<void> {
  const filter = (file: string) => !OTHERS.test(file);
  return cp(join(SAMPLE, 'content'), join(root, 'content'), { recursive: true, filter });
}
