import type { Assets } from '../assets';
import type { FileSizes } from '../content/page-data';
import { toDataFile, toHtmlFile, toMarkdownFile } from '../lib/paths';
import type { PageRecord } from './found/page-record';
import { toRecord } from './found/page-record';
import { hasMarkdown, toPageMarkdown } from './markdown/page-markdown';
import { readProse } from './markdown/source-file';
import { drawPlaceholder, findPlaceholders, PLACEHOLDER } from './placeholder';
import type { ServerEntry } from './server-entry';

/** Writes a file of the site: its path below `dist/`, without a leading slash, and its content. */
export type Write = (file: string, content: string | Uint8Array) => Promise<void>;

/** What is needed to render every page. */
interface Prerender {
  /** The project's folder. */
  root: string;
  /** The server's half of the build. */
  entry: ServerEntry;
  /** What every document loads. */
  assets: Assets;
  /** Receives each file. */
  write: Write;
  /** The bytes of the files that pages link to. */
  sizes: FileSizes;
}

/**
 * Renders every page, one after the other, and writes it with its data and its Markdown beside it.
 * @returns what the lists for robots say of each page
 * @throws what a component throws, with the page's address
 */
export async function prerender({
  root,
  entry,
  assets,
  write,
  sizes,
}: Prerender): Promise<PageRecord[]> {
  const frame = entry.loadFrame();
  const records: PageRecord[] = [];
  const placeholders = new Set<string>();
  for (const path of entry.paths) {
    const page = entry.loadPage(path, sizes);
    const html = await entry.renderPage(page, assets).catch((cause: unknown) => {
      throw new Error(`${path} cannot be rendered`, { cause });
    });
    await write(toHtmlFile(path), html);
    await write(toDataFile(path), JSON.stringify(page));
    if (hasMarkdown(page)) {
      await write(toMarkdownFile(path), toPageMarkdown(page, await readProse(root, page), frame));
    }
    records.push(toRecord(page, frame));
    for (const image of findPlaceholders(page)) placeholders.add(image);
  }
  for (const [file, data] of Object.entries(entry.loadSharedData())) {
    await write(file, JSON.stringify(data));
  }
  for (const image of placeholders) await write(image.slice(1), drawPlaceholderOf(image));
  return records;
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
