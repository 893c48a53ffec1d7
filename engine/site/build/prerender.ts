import { dirname } from 'node:path';
import pMap from 'p-map';
import type { Delivered } from '#base/build';
import type { Cache } from '#base/cache';
import { type Facts, listFacts } from '#base/facts';
import { toDataFile, toHtmlFile, toMarkdownFile } from '#base/paths';
import type { ContentModel } from '#check';
import type { Assets } from '../browser/assets';
import type { FileSizes } from '../define/entry';
import type { LoadedPage } from '../define/page';
import type { WriteCard } from './cards/write-cards';
import type { BuiltContent } from './content/built-content';
import type { Write } from './dist-writer';
import { toPageMarkdown, toProse } from './page-markdown';
import type { PageRecord } from './seo/page-record';
import type { ServerEntry } from './server-entry';

/** How many pages are rendered at once; the limit bounds memory. */
const AT_ONCE = 8;

/** What pages are made of besides compiled bodies. */
export interface Texts {
  /** The sources of MDX files as they were checked, by path below the project's folder. */
  sources: ReadonlyMap<string, string>;
  /** By path as in `engine/site/content/files.ts`. */
  pictures: BuiltContent['pictures'];
}

/** What is needed to render every page. */
interface Prerender extends Texts {
  model: ContentModel;
  /** The bytes of the files that pages link to. */
  sizes: FileSizes;
  entry: ServerEntry;
  assets: Assets;
  /** Caches the documents of pages with their Markdown versions, by what they are made of. */
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
  const { model, entry, assets, write, sizes, writeCard } = options;
  const facts = listFacts(model.facts, entry.siteData.site);
  const records = await pMap(
    entry.paths,
    async (path) => {
      const loadedPage = entry.openPage(path, sizes);
      const { page, meta, isHidden } = loadedPage;
      const record: PageRecord = { path, kind: page.kind, head: page.head, isHidden, ...meta };
      await Promise.all([writeCard(record), writePage(loadedPage, facts, options)]);
      return record;
    },
    { concurrency: AT_ONCE },
  );
  for (const [file, load] of Object.entries(entry.sharedData)) {
    await write(file, toDelivered(load(), assets));
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
/** Separates the document of a page from its Markdown version in the cache. */
const BETWEEN = '\0';

async function writePage(
  loadedPage: LoadedPage,
  facts: Facts,
  { model, sources, pictures, entry, assets, remember, write }: Prerender,
) {
  const { page, file = '', isHidden } = loadedPage;
  const data = toDelivered(page, assets);
  const render = () =>
    entry.renderPage(loadedPage, { ...assets, css: STYLES }).catch((cause: unknown) => {
      throw new Error(`${page.path} cannot be rendered`, { cause });
    });
  const addressOf = (name: string) => pictures[`/${dirname(file)}/${name}`]?.src;
  const prose = toProse(sources.get(file) ?? '', model.components.calculators, facts, addressOf);
  const made = await remember([data, prose], async () =>
    Buffer.from([await render(), toPageMarkdown(loadedPage, prose, entry.siteData)].join(BETWEEN)),
  );
  const [html = '', markdown = ''] = Buffer.from(made).toString('utf8').split(BETWEEN);
  await write(
    toHtmlFile(page.path),
    html.replace(`<style>${STYLES}</style>`, () => `<style>${assets.css}</style>`),
  );
  await write(toDataFile(page.path), data);
  if (!isHidden) await write(toMarkdownFile(page.path), markdown);
}
