import { join } from 'node:path';

import { listFiles } from '#base/files';
import type { Write } from '../dist-writer';
import { listAddresses } from './copies';
import { openPhotos } from './photo-store';

const FOLDERS = ['content', 'public'];
const PHOTO = /\.(png|jpe?g|webp|avif)$/i;

interface WritePhotos {
  /** The project's folder. */
  root: string;
  /** The names of files below `/assets/` that pages mention. */
  named: ReadonlySet<string>;
  /** Receives each file. */
  write: Write;
}

/**
 * Writes those copies of photographs that a page names: an entry that is not published leaves none.
 * One after the other, since the encoder uses all processors for each.
 * @throws where an original cannot be read as a picture
 */
export async function writePhotos({ root, named, write }: WritePhotos): Promise<void> {
  const photos = await openPhotos(root, ['avif', 'webp']);
  for (const file of await listPhotos(root)) {
    const { copies } = await photos.describe(file);
    for (const address of listAddresses(copies).filter((each) => isNamed(each, named))) {
      const bytes = await photos.make(address);
      if (bytes !== undefined) await write(address.slice(1), bytes);
    }
  }
}

function isNamed(address: string, named: ReadonlySet<string>): boolean {
  return named.has(address.slice('/assets/'.length));
}

async function listPhotos(root: string): Promise<string[]> {
  const lists = FOLDERS.map((folder) => listFiles(root, folder).catch(() => []));
  const files = (await Promise.all(lists)).flat().filter((file) => PHOTO.test(file));
  return files.map((file) => join(root, file));
}
