import type { FileSizes } from '../../content/page-data';
import type { Write } from '../outlet';
import type { ServerEntry } from '../server-entry';
import { drawDatasheet } from './draw-datasheet';

/**
 * Writes the rating sheet of every product as a PDF.
 * @param entry the server's half of the build
 * @param write receives each file
 * @returns the bytes of each file, by its address
 */
export async function writeDatasheets(entry: ServerEntry, write: Write): Promise<FileSizes> {
  const frame = entry.loadFrame();
  const sizes: FileSizes = {};
  for (const [file, page] of entry.loadDatasheets()) {
    const pdf = await drawDatasheet(page, frame);
    await write(file.slice(1), pdf);
    sizes[file] = pdf.length;
  }
  return sizes;
}
