import { headline, linkList, quote, section } from '#base/markdown';
import { toMarkdownFile } from '#base/paths';
import type { SiteData } from '../../define/site-data';
import { printMarkdown } from '../markdown/print-markdown';
import type { PageRecord } from './page-record';
import { isIndexable } from './sitemap';

/** The heading that the llms.txt format defines for links that may be skipped. */
const OTHERS = 'Optional';

/**
 * The table of contents for language models, https://llmstxt.org: the Markdown version of each
 * page, under the main navigation link that it belongs to.
 */
export function toLlmsText(pages: PageRecord[], { site, origin }: SiteData): string {
  const listed = pages.filter(isIndexable);
  const parentOf = ({ path }: PageRecord) => site.navigation.find(({ to }) => isBelow(path, to));
  const toLink = ({ path, head }: PageRecord) => ({
    name: head.title,
    path: `${origin}/${toMarkdownFile(path)}`,
    text: head.description,
  });
  const sections = [...site.navigation, undefined].map((parent) => {
    const links = listed.filter((page) => parentOf(page) === parent).map(toLink);
    return section(parent?.label ?? OTHERS, linkList(links));
  });
  return printMarkdown(headline(site.brand.name), quote(site.brand.description), sections);
}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}
