import type { Root } from 'mdast';
import { stringify } from 'yaml';
import type { Cache } from '#check/cache/cache';
import type { LoadedPage } from '../define/page.ts';
import type { SiteData } from '../define/site-data.ts';
import { raw, toNodes } from './blocks.ts';
import { printTree } from './print-markdown.ts';

/**
 * Loads the Markdown version of a page, for programs that read text. Printing it takes as long as
 * rendering the page, and an edit changes few pages.
 * @param remember caches what is printed, by its syntax tree
 * @returns a document whose frontmatter names title, description and address
 */
export async function toPageMarkdown(
  { page, toMarkdown }: LoadedPage,
  siteData: SiteData,
  remember: Cache['remember'],
): Promise<string> {
  const { title, description } = page.head;
  const url = siteData.origin + page.path;
  const frontmatter = `---\n${stringify({ title, description, url }, { lineWidth: 0 })}---`;
  const children = toNodes([raw(frontmatter), await toMarkdown(siteData)]);
  const tree: Root = { type: 'root', children };
  const print = async () => Buffer.from(printTree(tree));
  return Buffer.from(await remember(['markdown', JSON.stringify(tree)], print)).toString();
}
