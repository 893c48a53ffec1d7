import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { Write } from '../publish/dist-writer.ts';
import type { PhotoStore } from './photo-store.ts';

/**
 * Writes the renditions of photographs that pages name while further pages are rendered: encoding takes
 * threads that rendering leaves idle. Those of one original are made one after the other, since it
 * is decoded once for all of them.
 */
export function openRenditionWriter(
  { make, originalOf }: Pick<PhotoStore, 'make' | 'originalOf'>,
  write: Write,
) {
  const limit = pLimit({ concurrency: availableParallelism(), rejectOnClear: true });
  const started: Promise<void>[] = [];
  /** The addresses of renditions that are still to be written, by their original. */
  const waiting = new Map<string, string[]>();

  async function writeRenditions(original: string, addresses: string[]): Promise<void> {
    for (let address = addresses.shift(); address !== undefined; address = addresses.shift()) {
      const rendition = await make(address);
      if (rendition !== undefined) await write(address.slice(1), rendition);
    }
    waiting.delete(original);
  }

  /** Starts to write the rendition with an address; one that is no rendition's is ignored. */
  function start(address: string): void {
    const original = originalOf(address);
    if (original === undefined) return;
    const known = waiting.get(original);
    if (known !== undefined) {
      known.push(address);
      return;
    }
    const addresses = [address];
    waiting.set(original, addresses);
    const writing = limit(() => writeRenditions(original, addresses));
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
    for (const addresses of waiting.values()) addresses.length = 0;
    await Promise.allSettled(started);
  }

  return { start, finish, stop };
}
