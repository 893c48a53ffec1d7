import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Facts } from '#base/facts';
import { toPlainMarkdown } from './mdx-body';

const PICTURE = /(!\[[^\]\n]*\]\()\.\/([\w.-]+)/g;

/** Finds the address of a picture by its path below the project's folder. */
export type FindPicture = (path: string) => string | undefined;

/** Whose prose is wanted, and what it takes from elsewhere. */
interface ProseCall {
  /** The file whose prose a page shows, below the project's folder; undefined where it shows none. */
  file: string | undefined;
  facts: Facts;
  find: FindPicture;
}

/**
 * The prose of a page as Markdown. Pictures that lie beside the entry get the address at which
 * they are served.
 * @param sources the folder in which the texts lie that were checked
 * @returns empty for a screen that has none
 * @throws when the file is not among them
 */
export async function readProse(
  sources: string,
  { file, facts, find }: ProseCall,
): Promise<string> {
  if (file === undefined) return '';
  const prose = toPlainMarkdown(await readFile(join(sources, file), 'utf8'), facts);
  return prose.replace(PICTURE, (whole, start: string, name: string) => {
    const address = find(`${dirname(file)}/${name}`);
    return address === undefined ? whole : start + address;
  });
}
