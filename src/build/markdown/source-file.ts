import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Page } from '../../content/page-data';
import { toPlainMarkdown } from './mdx-body';

/**
 * The prose of a page as Markdown.
 * @param root the project's folder
 * @returns empty for a screen that has none
 * @throws when the file has gone since the page was loaded
 */
export async function readProse(root: string, page: Page): Promise<string> {
  const file = fileOf(page);
  return file === undefined ? '' : toPlainMarkdown(await readFile(join(root, file), 'utf8'));
}

function fileOf(page: Page): string | undefined {
  switch (page.kind) {
    case 'product':
      return `content/products/${page.product.slug}.mdx`;
    case 'market':
      return `content/markets/${page.market.slug}.mdx`;
    case 'story':
      return `content/stories/${page.story.slug}.mdx`;
    case 'insight':
      return `content/insights/${page.article.slug}.mdx`;
    case 'job':
      return `content/jobs/${page.job.slug}.mdx`;
    case 'plain':
      return `content/pages${page.path}.mdx`;
    default:
      return undefined;
  }
}
