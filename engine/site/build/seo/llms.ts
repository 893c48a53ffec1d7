import { escapeMarkdown } from '#base/markdown';
import { toMarkdownFile } from '#base/paths';
import type { SiteData } from '../../define/site-data';
import type { PageRecord } from './page-record';
import { isIndexable } from './sitemap';

/** The heading that the format itself gives to what readers may skip. */
const OTHERS = 'Optional';

/**
 * The table of contents for language models, https://llmstxt.org: each page by its Markdown twin,
 * under the link of the main navigation that it belongs to.
 */
export function toLlmsText(pages: PageRecord[], { site, origin }: SiteData): string {
  const listed = pages.filter(isIndexable);
  const parentOf = ({ path }: PageRecord) => site.navigation.find(({ to }) => isBelow(path, to));
  const toLine = ({ path, title, description }: PageRecord) =>
    `- [${escapeMarkdown(title)}](${origin}/${toMarkdownFile(path)}): ${escapeMarkdown(description)}`;
  const sections = [...site.navigation, undefined].map((parent) => {
    const lines = listed.filter((page) => parentOf(page) === parent).map(toLine);
    return [`## ${parent?.label ?? OTHERS}`, '', ...lines].join('\n');
  });
  const head = `# ${site.brand.name}\n\n> ${site.brand.description}`;
  return `${[head, ...sections].join('\n\n')}\n`;
}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}
