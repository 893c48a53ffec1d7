import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Write } from '../publish/dist-writer.ts';
import type { PhotoStore } from './photo-store.ts';

export type CopyWriter = ReturnType<typeof openCopyWriter>;

/**
 * Writes the copies of photographs that pages name while further pages are rendered: encoding takes
 * threads that rendering leaves idle.
 */
export function openCopyWriter(photos: Pick<PhotoStore, 'make'>, write: Write) {
  const limit = pLimit({ concurrency: availableParallelism(), rejectOnClear: true });
  const started: Promise<void>[] = [];

  async function writeCopy(address: string): Promise<void> {
    const copy = await photos.make(address);
    if (copy !== undefined) await write(address.slice(1), copy);
  }

  /** Starts to write the copy with an address; one that is no copy's is ignored. */
  function start(address: string): void {
    const writing = limit(() => writeCopy(address));
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
