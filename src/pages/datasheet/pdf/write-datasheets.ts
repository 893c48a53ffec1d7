import { statSync } from 'node:fs';
import { join } from 'node:path';
import { digestParts } from '#base/disk-cache';
import { DIST } from '#site/build/environments';
import type { ServerEntry } from '#site/build/server-entry';
import type { Stamps } from '#site/build/stamps';
import type { FileSizes } from '#site/define/entry';

interface Datasheets {
  /** The folder of the build to come. */
  stage: string;
  /** The server's half of the build. */
  entry: ServerEntry;
  /** The digest of all that makes files out of their data. */
  press: Uint8Array;
  /** Receives each file. */
  stamps: Stamps;
}

/**
 * Writes the rating sheet of every product as a PDF, as far as it changed.
 * @returns the bytes of each file, by its address
 */
export async function writeDatasheets(place: Datasheets): Promise<FileSizes> {
  const { stage, entry, press, stamps } = place;
  const sizes: FileSizes = {};
  for (const [address, page] of entry.loadDatasheets()) {
    const file = address.slice(1);
    const key = digestParts([press, JSON.stringify(page)]).toString('base64url');
    await stamps.renew(file, key, async (write) => {
      // What draws PDFs is large, and seldom needed.
      const { drawDatasheet } = await import('./draw-datasheet');
      await write(file, await drawDatasheet(page, entry.loadFrame()));
    });
    sizes[address] = statSync(join(stage, DIST, file)).size;
  }
  return sizes;
}
