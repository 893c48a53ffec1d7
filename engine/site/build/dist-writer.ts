import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { openFileNames } from '#base/file-names';
import { listFiles } from '#base/files';
import { DIST } from './environments';

const ASSETS = '/assets/';
const ASSET = /\/assets\/[\w./-]+/g;

/** Writes a file of the site: its path below `dist/`, without a leading slash, and its content. */
export type Write = (file: string, content: string | Uint8Array) => Promise<void>;

/**
 * The one way into `dist/`. Whatever the content check has let through, no file lands outside of it,
 * and none replaces another, also on a disk that ignores case.
 */
export interface DistWriter {
  /** @throws where the path leads out of `dist/`, or the file is there already */
  write: Write;
  /**
   * Writes a file anew.
   * @throws where there is none
   */
  replace: (file: string, content: string) => void;
  /** Whether a file is there. */
  has: (file: string) => boolean;
  /** The names of the hashed files that were mentioned in what was written through it. */
  assets: Set<string>;
}

/**
 * Opens `dist/`, in which the bundler has left its files.
 * @param stage the folder of the build to come
 */
export async function openDistWriter(stage: string): Promise<DistWriter> {
  const dist = join(stage, DIST);
  const names = openFileNames();
  const folders = new Set<string>();
  const assets = new Set<string>();
  for (const file of await listFiles(dist)) names.take(file);

  /** Not asynchronous: for thousands of small files the detour costs more than it saves. */
  function takePlace(file: string): string {
    if (!isBelow(file)) throw new Error(`${JSON.stringify(file)} is no path below ${DIST}/`);
    const twin = names.take(file);
    if (twin !== undefined) {
      const other = twin === file ? 'it is there already' : `${twin} is there already`;
      throw new Error(`${DIST}/${file} cannot be written: ${other}; give one of them another name`);
    }
    const folder = dirname(join(dist, file));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return join(dist, file);
  }

  return {
    assets,
    has: (file) => names.find(file) === file,
    async write(file, content) {
      for (const address of (typeof content === 'string' && content.match(ASSET)) || []) {
        const name = address.slice(ASSETS.length);
        // A copy: a mere part of a string would keep the whole page in memory.
        if (!assets.has(name)) assets.add(Buffer.from(name).toString());
      }
      writeFileSync(takePlace(file), content);
    },
    replace(file, content) {
      if (names.find(file) !== file) throw new Error(`There is no ${DIST}/${file}`);
      writeFileSync(join(dist, file), content);
    },
  };
}

/** Whether a path means a file below a folder, and means it in one way only. */
function isBelow(file: string): boolean {
  const isPlain = posix.normalize(file) === file && !/^\.\.?(\/|$)|^\/|\/$/.test(file);
  return isPlain && !/[\\\p{Cc}]/u.test(file);
}
