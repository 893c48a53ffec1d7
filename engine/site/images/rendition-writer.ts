import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Write } from '../publish/dist-writer.ts';
import type { PhotoStore } from './photo-store.ts';

export type CopyWriter = ReturnType<typeof openRenditionWriter>;

/**
 * Writes the renditions of photographs that pages name while further pages are rendered: encoding takes
 * threads that rendering leaves idle.
 */
export function openRenditionWriter(photos: Pick<PhotoStore, 'make'>, write: Write) {
  const limit = pLimit({ concurrency: availableParallelism(), rejectOnClear: true });
  const started: Promise<void>[] = [];

  async function writeRendition(address: string): Promise<void> {
    const rendition = await photos.make(address);
    if (rendition !== undefined) await write(address.slice(1), rendition);
  }

  /** Starts to write the rendition with an address; one that is no rendition's is ignored. */
  function start(address: string): void {
    const writing = limit(() => writeRendition(address));
    // Reported by `finish`; until then it must not count as unhandled.
    writing.catch(() => undefined);
    started.push(writing);
  }

  /** Waits until all are written; throws the first error. */
  async function finish(): Promise<void> {
    await Promise.all(started);
  }

  /** Drops what has not begun, and waits for the rest: nothing is written afterwards. */
  async function stop(): Promise<void> {
    limit.clearQueue();
    await Promise.allSettled(started);
  }

  return { start, finish, stop };
}
