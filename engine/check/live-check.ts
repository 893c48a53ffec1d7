import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkFiles } from './check-content.ts';
import { openCleanFiles } from './clean-files.ts';
import { isCompared } from './find-problems.ts';
import type { ContentModel } from './model/content-model.ts';
import { toToday } from './model/publishing.ts';
import { parseContentFile, readContent, readText } from './read/content-file.ts';
import { type Earlier, readEarlier } from './read/content-history.ts';
import { type Disk, readDisk } from './read/disk.ts';
import { readFontSigns } from './read/font-signs.ts';

const IS_TEXT = /^content\/.+\.(mdx|yaml)$/;

/**
 * Reads all content once, and remembers every file, so that rechecking a saved file is cheap.
 * @throws when `content/` cannot be read
 */
export async function createLiveCheck(model: ContentModel, root: string) {
  const read = await readContent(model, root, openCleanFiles(model, root));
  const files = new Map(read.map((file) => [file.path, file]));
  const signs = await readFontSigns(root, model.prints?.fonts ?? []);
  const readAround = () =>
    Promise.all([readDisk(root), readEarlier(root, (path) => isCompared(model, path))]);
  let [disk, earlier]: [Disk, Earlier] = await readAround();

  /** Whether a file was created or removed. */
  async function refreshText(path: string): Promise<boolean> {
    const source = await readSaved(join(root, path));
    if (source === undefined) return files.delete(path);
    const known = files.get(path);
    if (known?.source !== source) files.set(path, parseContentFile(model, path, source));
    return known === undefined;
  }

  return {
    /** Every problem as of the last refresh, by file and place. */
    check() {
      const sorted = [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
      const today = toToday(process.env.SITE_NOW, new Date());
      return checkFiles({
        model,
        files: sorted,
        disk,
        today,
        ...earlier,
        signs,
        origin: process.env.SITE_URL,
      });
    },
    /** Rereads files that were saved, created or removed; paths are from the project folder. */
    async refresh(paths: Iterable<string>) {
      const changed = await Promise.all(
        [...paths].map((path) => (IS_TEXT.test(path) ? refreshText(path) : true)),
      );
      if (changed.includes(true)) [disk, earlier] = await readAround();
    },
    /** A content file, by its path relative to the project folder. */
    fileOf: (path: string) => files.get(path),
  };
}

/**
 * A text; undefined if it is gone. Saving truncates a file before writing it, and only the first of
 * the two is reported, so an empty file is read again.
 */
async function readSaved(path: string): Promise<string | undefined> {
  const read = () => readText(path).catch(() => undefined);
  const source = await read();
  if (source !== '') return source;
  await setTimeout(100);
  return read();
}
