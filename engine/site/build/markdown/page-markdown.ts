import { stringify } from 'yaml';
import { raw } from '#base/markdown';
import type { LoadedPage } from '../../define/page';
import type { SiteData } from '../../define/site-data';
import { printMarkdown } from './print-markdown';

/**
 * The Markdown twin of a page, for programs that read text.
 * @param opened the page with its metadata
 * @param prose its prose as Markdown; empty where it has none
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
