import { stringify } from 'yaml';

import type { Frame } from '../../content/frame';
import type { Page, PageKind, PageMap } from '../../content/page-data';
import { joinBlocks } from './blocks';
import {
  toDatasheetBlocks,
  toInsightBlocks,
  toJobBlocks,
  toMarketBlocks,
  toProductBlocks,
  toStoryBlocks,
} from './entry-blocks';
import {
  toCompanyBlocks,
  toContactBlocks,
  toHomeBlocks,
  toInsightsBlocks,
  toMarketsBlocks,
  toPlainBlocks,
  toProductsBlocks,
  toSearchBlocks,
  toStoriesBlocks,
} from './screen-blocks';

/** What stands below the frontmatter of a page's twin: its headline first. */
type ToBlocks<K extends PageKind> = (page: PageMap[K], prose: string, frame: Frame) => string[];

const writers: { [K in PageKind]: ToBlocks<K> } = {
  home: toHomeBlocks,
  products: toProductsBlocks,
  product: toProductBlocks,
  datasheet: toDatasheetBlocks,
  markets: toMarketsBlocks,
  market: toMarketBlocks,
  stories: toStoriesBlocks,
  story: toStoryBlocks,
  insights: toInsightsBlocks,
  insight: toInsightBlocks,
  search: toSearchBlocks,
  company: toCompanyBlocks,
  job: toJobBlocks,
  plain: toPlainBlocks,
  contact: toContactBlocks,
  'not-found': ({ copy }) => [`# ${copy.title}`, copy.lead],
};

/**
 * The twin of a page in Markdown, for machines that read rather than look.
 * @param page its data
 * @param prose its prose as Markdown; empty where it has none
 * @param frame the words of the frame and the origin
 * @returns a document whose frontmatter names title, description and address
 */
export function toPageMarkdown<K extends PageKind>(
  page: PageMap[K],
  prose: string,
  frame: Frame,
): string {
  const { title, description } = page.head;
  const url = frame.origin + page.path;
  const frontmatter = `---\n${stringify({ title, description, url }, { lineWidth: 0 })}---`;
  return `${joinBlocks(frontmatter, ...writers[page.kind as K](page, prose, frame))}\n`;
}

/** Whether a page has a twin: all but the one for unknown addresses. */
export function hasMarkdown({ kind }: Page): boolean {
  return kind !== 'not-found';
}
