import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { digestParts } from '../../node/disk-cache';
import { DIST, WORK } from '../environments';
import { toName } from '../images/copies';
import { openPhotos } from '../images/photo-store';
import { readDrawing, readPublicDrawing } from '../images/rehype-pictures';
import type { Vouched } from '../vouched';
import { readVouchedFile } from '../vouched';
import type { BuiltContent, BuiltModule } from './built-content';
import { CONTENT } from './built-content';

const TEXT = /^content\/[^/]+\.yaml$/;
const PICTURE = /\.(svg|png|jpg|jpeg|webp|avif)$/;
const PUBLIC = /^public(?=\/)/;

interface Gathered {
  /** The project's folder. */
  root: string;
  /** The folder of the build to come, with the bundles in it. */
  stage: string;
  /** What the check has read. */
  vouched: Vouched;
  /** The compiled MDX files, by path below the project's folder. */
  modules: ReadonlyMap<string, BuiltModule>;
}

/**
 * Puts all content beside the server's bundle, the drawings among its pictures, and the files of
 * `public/` into the site: nothing but what the check has read.
 * @throws where a file has changed since, or a picture cannot be read
 */
export async function writeContent({ root, stage, vouched, modules }: Gathered): Promise<void> {
  const server = join(stage, WORK, 'server');
  const photos = await openPhotos(root, ['avif', 'webp']);
  await mkdir(join(server, 'assets'), { recursive: true });

  async function describe(file: string): Promise<BuiltContent['pictures'][string]> {
    if (!file.endsWith('.svg')) return photos.describe(join(root, file));
    const svg = await readVouchedFile(root, file, vouched);
    if (PUBLIC.test(file)) return readPublicDrawing(svg, file.replace(PUBLIC, ''));
    const field = readDrawing(svg, file);
    const name = `assets/${toName(file)}-${digestParts([svg]).toString('hex').slice(0, 10)}.svg`;
    await writeFile(join(server, name), svg);
    return { src: `/${name}`, ...field, drawing: true };
  }

  const content: BuiltContent = { modules: {}, texts: {}, pictures: {} };
  for (const file of [...vouched.keys()].toSorted()) {
    const key = `../../${file}`;
    const module = modules.get(file);
    if (module !== undefined) content.modules[key] = module;
    else if (TEXT.test(file)) content.texts[key] = await readVouchedFile(root, file, vouched);
    else if (PICTURE.test(file)) content.pictures[key] = await describe(file);
    if (PUBLIC.test(file))
      await copy(join(root, file), join(stage, DIST, file.replace(PUBLIC, '')));
  }
  await writeFile(join(server, CONTENT), JSON.stringify(content));
}

async function copy(file: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await copyFile(file, target);
}
