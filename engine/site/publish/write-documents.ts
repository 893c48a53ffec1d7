import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Cache } from '#check/cache/cache';
import type { SizeOf } from '../define/entry.ts';
import type { Archive, PageFile, ToJpeg } from '../prerender/server-entry.ts';
import type { Write } from './dist-writer.ts';
import { packArchive } from './pack-archive.ts';

/** What files beside pages are made of, and with. */
interface Documents {
  files: readonly PageFile[];
  /** Archives of these files. */
  archives: readonly Archive[];
  toJpeg: ToJpeg;
  /** Caches files by what they are made of. */
  remember: Cache['remember'];
  write: Write;
}

/**
 * Begins to write the files that accompany pages. They are drawn beside the pages: only a page that
 * says how large a file is waits for it.
 */
export function writeDocuments({ files, archives, toJpeg, remember, write }: Documents) {
  // Several at once, since a picture is encoded while the next file is drawn.
  const limit = pLimit({ concurrency: availableParallelism(), rejectOnClear: true });
  const written = new Map<string, Promise<Uint8Array>>();
  const add = (path: string, make: () => Promise<Uint8Array>) => {
    const writing = make().then(async (bytes) => {
      await write(path.slice(1), bytes);
      return bytes;
    });
    // Reported by `finish`; until then it must not count as unhandled.
    writing.catch(() => undefined);
    written.set(path, writing);
  };

  for (const { path, data, draw } of files)
    add(path, () => limit(() => remember([path, JSON.stringify(data)], () => draw(toJpeg))));
  for (const archive of archives)
    add(archive.path, async () => {
      const wanted = Object.values(archive.entries).map(async (path) => {
        const bytes = await written.get(path);
        return bytes === undefined ? [] : [[path, bytes] as const];
      });
      return packArchive(archive, new Map((await Promise.all(wanted)).flat()));
    });

  /** The size of one of these files, once it is written. */
  const sizeOf: SizeOf = async (path) => (await written.get(path))?.length;

  /** Waits until all are written; throws the first error. */
  async function finish(): Promise<void> {
    await Promise.all(written.values());
  }

  /** Drops what has not begun, and waits for the rest: nothing is written afterwards. */
  async function stop(): Promise<void> {
    limit.clearQueue();
    await Promise.allSettled(written.values());
  }

  return { sizeOf, finish, stop };
}
