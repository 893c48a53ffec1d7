import pMap from 'p-map';

import type { Assets } from '../assets';
import type { FileSizes, Page } from '../content/page-data';
import { toDataFile, toHtmlFile, toMarkdownFile } from '../lib/paths';
import type { Effort } from './compress';
import { digestParts } from './disk-cache';
import type { PageRecord } from './found/page-record';
import { toRecord } from './found/page-record';
import { hasMarkdown, toPageMarkdown } from './markdown/page-markdown';
import { readProse } from './markdown/source-file';
import type { Write } from './outlet';
import { drawPlaceholder, findPlaceholders, PLACEHOLDER } from './placeholder';
import type { ServerEntry } from './server-entry';
import type { Stamps } from './stamps';

/** How many pages are under way at once, so that memory stays bounded. */
const AT_ONCE = 8;

/** So many pages of each kind are compressed thoroughly: of articles, those are the newest. */
const THOROUGH = 200;

/** What is needed to render every page. */
interface Prerender {
  /** The project's folder. */
  root: string;
  /** The server's half of the build. */
  entry: ServerEntry;
  /** What every document loads. */
  assets: Assets;
  /** The digest of all that makes pages out of their data. */
  press: Uint8Array;
  /** Receives what is not a page's. */
  write: Write;
  /** Receives each page. */
  stamps: Stamps;
  /** The bytes of the files that pages link to. */
  sizes: FileSizes;
}

/**
 * Renders every page that changed, and writes it with its data and its Markdown beside it.
 * @returns what the lists for robots say of each page
 * @throws what a component throws, with the page's address
 */
export async function prerender(options: Prerender): Promise<PageRecord[]> {
  const { entry, write, sizes } = options;
  const placeholders = new Set<string>();
  const efforts = countEfforts();
  const records = await pMap(
    entry.paths,
    async (path) => {
      const page = entry.loadPage(path, sizes);
      for (const image of findPlaceholders(page)) placeholders.add(image);
      const effort = efforts(page.kind);
      await renewPage(page, effort, options);
      return { ...toRecord(page, entry.loadFrame()), effort };
    },
    { concurrency: AT_ONCE },
  );
  for (const [file, load] of Object.entries(entry.sharedData)) {
    await write(file, JSON.stringify(load()));
  }
  for (const image of placeholders) await write(image.slice(1), drawPlaceholderOf(image));
  return records;
}

async function renewPage(
  page: Page,
  effort: Effort,
  { root, entry, assets, press, stamps }: Prerender,
) {
  const data = JSON.stringify(page);
  const prose = hasMarkdown(page) ? await readProse(root, page, entry.findPictureAddress) : '';
  const key = digestParts([press, effort, data, prose]).toString('base64url');
  await stamps.renew(page.path, key, async (write) => {
    const html = await entry.renderPage(page, assets).catch((cause: unknown) => {
      throw new Error(`${page.path} cannot be rendered`, { cause });
    });
    await Promise.all([
      write(toHtmlFile(page.path), html, effort),
      write(toDataFile(page.path), data, effort),
      hasMarkdown(page) &&
        write(toMarkdownFile(page.path), toPageMarkdown(page, prose, entry.loadFrame()), effort),
    ]);
  });
}

/** Decides how much work goes into the next page of a kind. */
function countEfforts(): (kind: string) => Effort {
  const counts = new Map<string, number>();
  return (kind) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count > THOROUGH ? 'quick' : 'thorough';
  };
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
