import { dirname } from 'node:path';
import { stringify } from 'yaml';
import type { Facts } from '#base/facts';
import { raw } from '#base/markdown';
import type { LoadedPage } from '../../define/page';
import type { SiteData } from '../../define/site-data';
import { toPlainMarkdown } from './mdx-body';
import { printMarkdown } from './print-markdown';

/**
 * The Markdown version of a page, for programs that read text.
 * @param opened the page with its metadata
 * @param prose its prose as Markdown; empty if it has none
 * @param siteData the words of header, footer and controls, and the origin
 * @returns a document whose frontmatter names title, description and address
 */
export function toPageMarkdown(
  { page, toMarkdown }: LoadedPage,
  prose: string,
  siteData: SiteData,
): string {
  const { title, description } = page.head;
  const url = siteData.origin + page.path;
  const frontmatter = `---\n${stringify({ title, description, url }, { lineWidth: 0 })}---`;
  return printMarkdown(raw(frontmatter), toMarkdown(raw(prose), siteData));
}

const PICTURE = /(!\[[^\]\n]*\]\()\.\/([\w.-]+)/g;

/** Which file's prose to read, and what it refers to. */
interface ProseCall {
  /** The file whose prose a page shows, below the project's folder; undefined if it shows none. */
  file: string | undefined;
  facts: Facts;
  /** The address of a picture, by its path below the project's folder. */
  find: (path: string) => string | undefined;
}

/**
 * The prose of a page as Markdown. Pictures beside the entry get the address at which they are
 * served.
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
