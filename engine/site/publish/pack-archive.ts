import { zipSync } from 'fflate';
import type { Archive } from '../prerender/server-entry.ts';

/**
 * Packs an archive. The same files give the same bytes, wherever and whenever that is.
 * @param files the bytes of generated files, by address
 * @throws when a file that it names has not been generated
 */
export function packArchive(
  { path, day, entries }: Archive,
  files: ReadonlyMap<string, Uint8Array>,
): Uint8Array {
  const named = Object.entries(entries).map(([name, address]) => {
    const bytes = files.get(address);
    if (bytes === undefined) throw new Error(`${path} names ${address}, which is not generated`);
    return [name, bytes] as const;
  });
  // A ZIP has the time of a wall clock without a zone, so that of this machine does not matter.
  return zipSync(Object.fromEntries(named), { level: 9, mtime: new Date(`${day}T00:00`) });
}
