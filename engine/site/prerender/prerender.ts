import pMap from 'p-map';
import { toDataFile, toHtmlFile, toMarkdownFile } from '#check/addresses/paths';
import type { Cache } from '#check/cache/cache';
import type { Assets } from '../browser/assets.ts';
import type { Delivered } from '../browser/build-id.ts';
import type { WriteCard } from '../cards/write-cards.ts';
import type { SizeOf } from '../define/entry.ts';
import type { LoadedPage } from '../define/page.ts';
import { toPageMarkdown } from '../markdown/page-markdown.ts';
import type { Write } from '../publish/dist-writer.ts';
import type { PageRecord } from '../seo/page-record.ts';
import type { ServerEntry } from './server-entry.ts';

/** How many pages are rendered at once; the limit bounds memory. */
const AT_ONCE = 8;

/** What is needed to render every page. */
interface Prerender {
  /** The bytes of a file that pages link to. */
  sizeOf: SizeOf;
  entry: ServerEntry;
  assets: Assets;
  /** Caches the documents of pages, by what they are made of. */
  remember: Cache['remember'];
  write: Write;
  writeCard: WriteCard;
}

/**
 * Renders every page that is not cached, and writes all pages with their data, Markdown and cards.
 * @returns what the sitemap, the feeds and llms.txt need to know about each page
 * @throws what a component throws, with the page's address
 */
export async function prerender(options: Prerender): Promise<PageRecord[]> {
  const { entry, assets, write, sizeOf, writeCard } = options;
  const records = await pMap(
    entry.paths,
    async (path) => {
      const loadedPage = await entry.openPage(path, sizeOf);
      const { page, meta, isHidden } = loadedPage;
      const record: PageRecord = { path, kind: page.kind, head: page.head, isHidden, ...meta };
      await Promise.all([writeCard(record), writePage(loadedPage, options)]);
      return record;
    },
    { concurrency: AT_ONCE },
  );
  for (const [file, load] of Object.entries(entry.sharedData)) {
    await write(file, toDelivered(await load(), assets));
  }
  return records;
}

/** The content of a data file. It includes the id of the build, so that an old page can tell. */
function toDelivered(data: object, { build }: Assets): string {
  const delivered: Delivered<object> = { ...data, build };
  return JSON.stringify(delivered);
}

/** A placeholder for the stylesheet, two thirds of a document, until the file is written. */
const STYLES = '/* styles */';

async function writePage(loadedPage: LoadedPage, { entry, assets, remember, write }: Prerender) {
  const { page, isHidden } = loadedPage;
  const data = toDelivered(page, assets);
  const render = () =>
    entry.renderPage(loadedPage, { ...assets, css: STYLES }).catch((cause: unknown) => {
      throw new Error(`${page.path} cannot be rendered`, { cause });
    });
  const markdown = isHidden ? '' : await toPageMarkdown(loadedPage, entry.siteData, remember);
  const html = Buffer.from(await remember([data], async () => Buffer.from(await render())));
  await write(
    toHtmlFile(page.path),
    html.toString().replace(`<style>${STYLES}</style>`, () => `<style>${assets.css}</style>`),
  );
  await write(toDataFile(page.path), data);
  if (!isHidden) await write(toMarkdownFile(page.path), markdown);
}
