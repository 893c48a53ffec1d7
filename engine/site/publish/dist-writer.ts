import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { DIST } from './environments.ts';

/** Addresses of files that are made only if a page names them. */
const MADE = /\/(?:assets|api\/placeholder)\/[\w./-]+/g;

/** Writes a file of the site: its path below `dist/`, without a leading slash, and its content. */
export type Write = (file: string, content: string | Uint8Array) => Promise<void>;

export type DistWriter = ReturnType<typeof openDistWriter>;

/**
 * Opens `dist/`, which may already contain the bundler's files. This is the only way to write into
 * it: whatever the content check lets through, no file is written outside of it, and none
 * overwrites another.
 * @param staging the staging folder of the build
 * @param onReference called once with each address of a hashed file or placeholder that a text names
 */
export function openDistWriter(staging: string, onReference: (address: string) => void = () => {}) {
  const dist = join(staging, DIST);
  /** The addresses of hashed files and placeholders that the texts written through it name. */
  const references = new Set<string>();

  /** Whether a file exists. */
  const has = (file: string) => existsSync(join(dist, file));

  /** Synchronous, because for thousands of small files async I/O costs more than it saves. */
  function reserve(file: string): string {
    if (!isBelow(file)) throw new Error(`${JSON.stringify(file)} is no path below ${DIST}/`);
    if (has(file)) throw new Error(`${DIST}/${file} is there already; rename what would be second`);
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    return join(dist, file);
  }

  /** Throws if the path leads out of `dist/`, or the file already exists. */
  const write: Write = async (file, content) => {
    for (const address of (typeof content === 'string' && content.match(MADE)) || []) {
      if (references.has(address)) continue;
      // A copy, since a substring would keep the whole page in memory.
      const copy = Buffer.from(address).toString();
      references.add(copy);
      onReference(copy);
    }
    writeFileSync(reserve(file), content);
  };

  return { references, has, write };
}

/** Whether a path names a file below a folder, in its only spelling. */
function isBelow(file: string): boolean {
  const isPlain = posix.normalize(file) === file && !/^\.\.?(\/|$)|^\/|\/$/.test(file);
  // U+FFFD stands for bytes of a name that were lost.
  return isPlain && !/[\\\p{Cc}\uFFFD]/u.test(file);
}
