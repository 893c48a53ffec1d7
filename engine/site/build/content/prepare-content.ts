import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestParts } from '#base/cache';
import type { Checked } from '#check';
import { WORK } from '../environments';
import { toName } from '../images/copies';
import { describeDrawing } from '../images/drawing';
import type { PhotoStore } from '../images/photo-store';
import { type BuiltContent, type BuiltModule, CONTENT, DRAWINGS } from './built-content';

const DATA = /^content\/[^/]+\.yaml$/;
const PICTURE = /\.(svg|png|jpg|jpeg|webp|avif)$/;

interface Gathered extends Pick<Checked, 'files' | 'disk'> {
  root: string;
  /** The staging folder of the build. */
  stage: string;
  /** The compiled MDX files, by path below the project's folder. */
  modules: ReadonlyMap<string, BuiltModule>;
  photos: PhotoStore;
}

/**
 * Writes the content that pages are made of: only files that the check has read, and exactly as it
 * read them, under paths as in `engine/site/content/files.ts`. Throws if a picture cannot be read.
 * @returns the pictures, by such a path
 */
export async function prepareContent(gathered: Gathered): Promise<BuiltContent['pictures']> {
  const { root, stage, files, disk, modules, photos } = gathered;
  const drawings = join(stage, WORK, DRAWINGS);
  await mkdir(drawings, { recursive: true });

  async function describe(file: string): Promise<BuiltContent['pictures'][string]> {
    if (!file.endsWith('.svg')) return photos.describe(join(root, file));
    // One that was too large for the check is read anyway: the check has warned about it.
    const svg = disk.get(file)?.drawing ?? (await readFile(join(root, file), 'utf8'));
    const name = `${toName(file)}-${digestParts([svg]).toString('hex').slice(0, 10)}.svg`;
    const picture = describeDrawing(svg, file, `/assets/${name}`);
    if (picture.drawing) await writeFile(join(drawings, name), svg);
    return picture;
  }

  const content: BuiltContent = { modules: {}, data: {}, pictures: {} };
  for (const { path, data } of files) {
    const module = modules.get(path);
    if (module !== undefined) content.modules[`/${path}`] = module;
    else if (DATA.test(path)) content.data[`/${path}`] = data;
  }
  for (const file of [...disk.keys()].filter((each) => PICTURE.test(each)).toSorted())
    content.pictures[`/${file}`] = await describe(file);
  await writeFile(join(stage, WORK, CONTENT), JSON.stringify(content));
  return content.pictures;
}
