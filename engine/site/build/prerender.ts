import pMap from 'p-map';
import type { Delivered } from '#base/build';
import { digestParts } from '#base/disk-cache';
import { listFacts } from '#base/facts';
import { toDataFile, toHtmlFile, toMarkdownFile } from '#base/paths';
import { contentModel } from '#check/model/index';
import type { Assets } from '../browser/assets';
import type { FileSizes } from '../define/entry';
import type { LoadedPage } from '../define/page';
import type { Cards } from './cards/write-cards';
import type { Write } from './dist-writer';
import { toPageMarkdown } from './markdown/page-markdown';
import { readProse } from './markdown/source-file';
import { drawPlaceholder, findPlaceholders, PLACEHOLDER, USUAL_PLACEHOLDER } from './placeholder';
import type { PageRecord } from './seo/page-record';
import { toRecord } from './seo/page-record';
import type { ServerEntry } from './server-entry';
import type { Stamps } from './stamps';

/** How many pages are under way at once, so that memory stays bounded. */
const AT_ONCE = 8;

/** What is needed to render every page. */
interface Prerender {
  /** The folder in which the texts lie that were checked, named as below the project's folder. */
  root: string;
  /** The server's half of the build. */
  entry: ServerEntry;
  /** What every document loads. */
  assets: Assets;
  /** The digest of all that makes pages out of their data. */
  rendererDigest: Uint8Array;
  /** Receives what is not a page's. */
  write: Write;
  /** Receives each page. */
  stamps: Stamps;
  /** The bytes of the files that pages link to. */
  sizes: FileSizes;
  /** Receives what cards say of each page. */
  cards: Cards;
}

/**
 * Renders every page that changed, and writes it with its data, its Markdown and its card beside it.
 * @returns what the sitemap, the feeds and llms.txt list of each page
 * @throws what a component throws, with the page's address
 */
export async function prerender(options: Prerender): Promise<PageRecord[]> {
  const { entry, assets, write, sizes, cards } = options;
  const placeholders = new Set<string>([USUAL_PLACEHOLDER]);
  const records = await pMap(
    entry.paths,
    async (path) => {
      const loadedPage = entry.openPage(path, sizes);
      const { page } = loadedPage;
      for (const image of findPlaceholders(page)) placeholders.add(image);
      const record = toRecord(loadedPage, entry.loadSiteData());
      await Promise.all([cards.renew(record), renewPage(loadedPage, options)]);
      return record;
    },
    { concurrency: AT_ONCE },
  );
  for (const [file, load] of Object.entries(entry.sharedData)) {
    await write(file, toDelivered(load(), assets));
  }
  for (const image of placeholders) await write(image.slice(1), drawPlaceholderOf(image));
  return records;
}

/** What a file of data holds: the id of its build goes along, so that an old page can tell. */
function toDelivered(data: object, { build }: Assets): string {
  const delivered: Delivered<object> = { ...data, build };
  return JSON.stringify(delivered);
}

async function renewPage(
  loadedPage: LoadedPage,
  { root, entry, assets, rendererDigest, stamps }: Prerender,
) {
  const { page, file, isHidden } = loadedPage;
  const data = toDelivered(page, assets);
  const facts = listFacts(contentModel.facts, entry.loadSiteData().site);
  const prose = await readProse(root, { file, facts, find: entry.findPictureAddress });
  const key = digestParts([rendererDigest, data, prose]).toString('base64url');
  await stamps.renew(page.path, key, async (write) => {
    const html = await entry.renderPage(loadedPage, assets).catch((cause: unknown) => {
      throw new Error(`${page.path} cannot be rendered`, { cause });
    });
    await Promise.all([
      write(toHtmlFile(page.path), html),
      write(toDataFile(page.path), data),
      !isHidden &&
        write(toMarkdownFile(page.path), toPageMarkdown(loadedPage, prose, entry.loadSiteData())),
    ]);
  });
}

/**
 * The image at a placeholder's address.
 * @throws when the address is not a placeholder's
 */
export function drawPlaceholderOf(path: string): string {
  const match = PLACEHOLDER.exec(path);
  if (!match) throw new Error(`${path} is not a placeholder image`);
  return drawPlaceholder(Number(match[1]), Number(match[2]));
}
