import { stringify } from 'yaml';
import type { LoadedPage } from '../define/page.ts';
import type { SiteData } from '../define/site-data.ts';
import { raw } from './blocks.ts';
import { printMarkdown } from './print-markdown.ts';

/**
 * Loads the Markdown version of a page, for programs that read text.
 * @returns a document whose frontmatter names title, description and address
 */
export async function toPageMarkdown(
  { page, toMarkdown }: LoadedPage,
  siteData: SiteData,
): Promise<string> {
  const { title, description } = page.head;
  const url = siteData.origin + page.path;
  const frontmatter = `---\n${stringify({ title, description, url }, { lineWidth: 0 })}---`;
  return printMarkdown(raw(frontmatter), await toMarkdown(siteData));
}
