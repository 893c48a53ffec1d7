import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Page } from '../../content/page-data';
import { toPlainMarkdown } from './mdx-body';

const PICTURE = /(!\[[^\]\n]*\]\()\.\/([\w.-]+)/g;

/** Finds the address of a picture by its path below the project's folder. */
export type FindPicture = (path: string) => string | undefined;

/**
 * The prose of a page as Markdown. Pictures that lie beside the entry get the address at which
 * they are served.
 * @param root the project's folder
 * @returns empty for a screen that has none
 * @throws when the file has gone since the page was loaded
 */
export async function readProse(root: string, page: Page, find: FindPicture): Promise<string> {
  const file = fileOf(page);
  if (file === undefined) return '';
  const prose = toPlainMarkdown(await readFile(join(root, file), 'utf8'));
  return prose.replace(PICTURE, (whole, start: string, name: string) => {
    const address = find(`${dirname(file)}/${name}`);
    return address === undefined ? whole : start + address;
  });
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
