import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { toToday } from '#base/publishing';
import { checkFiles } from './check-content';
import { openCleanFiles } from './clean-files';
import { listDeletedFiles } from './git';
import type { Problem } from './problem';
import { type ContentFile, parseContentFile, readContent } from './read/content-file';
import type { ContentModel } from './read/content-model';
import { type Disk, readDisk } from './read/disk';

/** A content check that remembers every file, so that rechecking a saved file is cheap. */
export interface LiveCheck {
  /** Every problem as of the last refresh, by file and place. */
  check: () => Problem[];
  /** Rereads files that were saved, created or removed; paths are from the project folder. */
  refresh: (paths: Iterable<string>) => Promise<void>;
  /** A content file, by its path relative to the project folder. */
  fileOf: (path: string) => ContentFile | undefined;
}

const READ_AGAIN = { times: 10, milliseconds: 10 };

const IS_TEXT = /^content\/.+\.(mdx|yaml)$/;

/**
 * Reads all content once.
 * @throws when `content/` cannot be read
 */
export async function createLiveCheck(model: ContentModel, root: string): Promise<LiveCheck> {
  const read = await readContent(model, root, openCleanFiles(model, root));
  const files = new Map(read.map((file) => [file.path, file]));
  const readAround = () => Promise.all([readDisk(root), listDeletedFiles(root)]);
  let [disk, deleted]: [Disk, ReadonlySet<string>] = await readAround();

  async function refreshText(path: string): Promise<boolean> {
    const file = await readText(model, root, path);
    const isNew = file !== undefined && !files.has(path);
    if (file === undefined) return files.delete(path);
    if (files.get(path)?.source !== file.source) files.set(path, file);
    return isNew;
  }

  return {
    check() {
      const sorted = [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
      const today = toToday(process.env.SITE_NOW, new Date());
      return checkFiles(model, sorted, disk, today, deleted);
    },
    async refresh(paths) {
      const changed = await Promise.all(
        [...paths].map((path) => (IS_TEXT.test(path) ? refreshText(path) : true)),
      );
      if (changed.includes(true)) [disk, deleted] = await readAround();
    },
    fileOf: (path) => files.get(path),
  };
}

/**
 * A content file; undefined if it is gone. Saving truncates a file before writing it, and only the
 * first of the two is reported, so an empty file is read again.
 */
async function readText(
  model: ContentModel,
  root: string,
  path: string,
): Promise<ContentFile | undefined> {
  const read = () => readFile(join(root, path), 'utf8').catch(() => undefined);
  let source = await read();
  for (let again = 0; source === '' && again < READ_AGAIN.times; again += 1) {
    await setTimeout(READ_AGAIN.milliseconds);
    source = await read();
  }
  return source === undefined ? undefined : parseContentFile(model, path, source);
}
