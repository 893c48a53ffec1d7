import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { toToday } from '../../lib/publishing';
import { checkFiles, isSound } from './check-content';
import type { ContentFile } from './content-file';
import { parseContentFile, readContent } from './content-file';
import type { Disk } from './disk';
import { readDisk } from './disk';
import type { Problem } from './problem';
import { openSoundFiles } from './sound-files';

/** A content check that remembers every file, so that a saved file costs little. */
export interface LiveCheck {
  /** Every problem as of the last refresh, by file and place. */
  check: () => Problem[];
  /** Reads files again that were saved, made or removed: paths below the project's folder. */
  refresh: (paths: Iterable<string>) => Promise<void>;
  /** What the frontmatter of a file says, by its path below the project's folder. */
  frontmatterOf: (path: string) => unknown;
  /** Spares the next start the files in which nothing is wrong. */
  remember: () => Promise<void>;
}

const READ_AGAIN = { times: 10, milliseconds: 10 };

const IS_TEXT = /^content\/.+\.(mdx|yaml)$/;

/**
 * Reads all content once.
 * @param root the project's folder
 * @throws when `content/` cannot be read
 */
export async function createLiveCheck(root: string): Promise<LiveCheck> {
  const sound = await openSoundFiles(root);
  const files = new Map((await readContent(root, sound.read)).map((file) => [file.path, file]));
  let disk: Disk = await readDisk(root);

  async function refreshText(path: string): Promise<boolean> {
    const file = await readText(root, path);
    const isNew = file !== undefined && !files.has(path);
    if (file === undefined) return files.delete(path);
    if (files.get(path)?.source !== file.source) files.set(path, file);
    return isNew;
  }

  return {
    check() {
      const sorted = [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
      return checkFiles(sorted, disk, toToday(process.env.SITE_NOW, new Date()));
    },
    async refresh(paths) {
      const changed = await Promise.all(
        [...paths].map((path) => (IS_TEXT.test(path) ? refreshText(path) : true)),
      );
      if (changed.includes(true)) disk = await readDisk(root);
    },
    frontmatterOf: (path) => files.get(path)?.data,
    remember: () => sound.keep([...files.values()].filter(isSound)),
  };
}

/**
 * A file of content; undefined where it is gone. Saving empties a file before it fills it, and only
 * the first of the two is told: so an empty one is read again.
 */
async function readText(root: string, path: string): Promise<ContentFile | undefined> {
  const read = () => readFile(join(root, path), 'utf8').catch(() => undefined);
  let source = await read();
  for (let again = 0; source === '' && again < READ_AGAIN.times; again += 1) {
    await setTimeout(READ_AGAIN.milliseconds);
    source = await read();
  }
  return source === undefined ? undefined : parseContentFile(path, source);
}
