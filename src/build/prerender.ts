import type { Assets } from '../assets';
import { toDataFile, toHtmlFile } from '../lib/paths';
import { drawPlaceholder, findPlaceholders, PLACEHOLDER } from './placeholder';
import type { ServerEntry } from './server-entry';

/** Writes a file of the site: its path below `dist/`, without a leading slash, and its text. */
export type Write = (file: string, text: string) => Promise<void>;

/**
 * Renders every page, one after the other, and writes it with its data beside it.
 * @param entry the server's half of the build
 * @param assets what every document loads
 * @param write receives each file
 * @throws what a component throws, with the page's address
 */
export async function prerender(entry: ServerEntry, assets: Assets, write: Write): Promise<void> {
  const placeholders = new Set<string>();
  for (const path of entry.paths) {
    const page = entry.loadPage(path);
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
