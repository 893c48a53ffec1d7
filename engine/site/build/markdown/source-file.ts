import { dirname } from 'node:path';

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
 * @param sources the texts that were checked, by path
 * @returns empty for a page that has none
 */
export function readProse(
  sources: ReadonlyMap<string, string>,
  { file = '', facts, find }: ProseCall,
): string {
  const prose = toPlainMarkdown(sources.get(file) ?? '', facts);
  return prose.replace(PICTURE, (whole, start: string, name: string) => {
    const address = find(`${dirname(file)}/${name}`);
    return address === undefined ? whole : start + address;
  });
}
