import type { Assets } from '../assets';
import type { FileSizes } from '../content/page-data';
import { toDataFile, toHtmlFile } from '../lib/paths';
import { drawPlaceholder, findPlaceholders, PLACEHOLDER } from './placeholder';
import type { ServerEntry } from './server-entry';

/** Writes a file of the site: its path below `dist/`, without a leading slash, and what is in it. */
export type Write = (file: string, content: string | Uint8Array) => Promise<void>;

interface PrerenderOptions {
  /** What every document loads. */
  assets: Assets;
  /** Receives each file. */
  write: Write;
  /** The bytes of the files that pages link to. */
  sizes: FileSizes;
}

/**
 * Renders every page, one after the other, and writes it with its data beside it.
 * @param entry the server's half of the build
 * @throws what a component throws, with the page's address
 */
export async function prerender(entry: ServerEntry, options: PrerenderOptions): Promise<void> {
  const { assets, write, sizes } = options;
  const placeholders = new Set<string>();
  for (const path of entry.paths) {
    const page = entry.loadPage(path, sizes);
    const html = await entry.renderPage(page, assets).catch((cause: unknown) => {
      throw new Error(`${path} cannot be rendered`, { cause });
    });
    await write(toHtmlFile(path), html);
    await write(toDataFile(path), JSON.stringify(page));
    for (const image of findPlaceholders(page)) placeholders.add(image);
  }
  for (const [file, data] of Object.entries(entry.loadSharedData())) {
    await write(file, JSON.stringify(data));
  }
  for (const image of placeholders) await write(image.slice(1), drawPlaceholderOf(image));
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
