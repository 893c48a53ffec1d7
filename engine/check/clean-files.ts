import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CACHE_FOLDER, digestParts, readSigned, writeSigned } from '#base/cache';
import { digestCode } from '#base/code-digest';
import { openThreads } from '#base/threads';
import type { Piece } from './guard/body-code';
import { type ContentFile, parseContentFile } from './read/content-file';
import type { ContentModel } from './read/content-model';
import { namesFacts } from './read/facts';
import { knowBody, readBody } from './rules/body';

/** The module that a check starts from: its digest changes with the check and the site's schemas. */
const RULES = 'engine/check/model/index.ts';

/** The entry module of a worker thread; it exports `checkFile`. */
const THREAD = 'engine/check/model/check-thread.mjs';

/** Up to this many unknown files are parsed in this thread: workers take half a second to start. */
const FEW = 150;

/** A content file as stored on disk. */
export interface SourceFile {
  /** Relative to the project's folder, with `/` between folders. */
  path: string;
  source: string;
}

/** What rules of other files need to know about a file that, taken alone, has no problems. */
export interface Summary {
  data: unknown;
  pieces: Piece[];
}

/** Checks a file in another thread; undefined if it has problems. */
export type CheckFile = (file: SourceFile) => Promise<Summary | undefined>;

/** The clean files, in which an earlier run found nothing wrong: they are not parsed again. */
export interface CleanFiles {
  /** The file as remembered, or parsed; if many are unknown, most are parsed in worker threads. */
  read: (path: string, source: string) => Promise<ContentFile> | ContentFile;
  /** Remembers these files, and forgets all others. */
  keep: (files: readonly ContentFile[]) => Promise<void>;
}

const recalled = new WeakSet<ContentFile>();

/** Whether an earlier run found no problems in a file, taken alone. */
export function isRecalled(file: ContentFile): boolean {
  return recalled.has(file);
}

/**
 * Opens the list kept by earlier runs. A damaged list is ignored, and so is one made by other
 * rules; a folder without `node_modules` has no place for one.
 * @param checkFile checks every unknown file; without it, worker threads are started for many
 */
export async function openCleanFiles(
  model: ContentModel,
  root: string,
  checkFile?: CheckFile,
): Promise<CleanFiles> {
  if (!existsSync(join(root, 'node_modules'))) {
    return { read: (path, source) => parseContentFile(model, path, source), keep: async () => {} };
  }
  const rules = digestCode(RULES);
  const list = join(root, CACHE_FOLDER, 'clean');
  const known = readKnown(list);
  const threads = openThreads(resolve(THREAD));
  let unknown = 0;
  const keyOf = ({ path, source }: SourceFile) =>
    digestParts([rules, path, source]).toString('base64url');

  function checkInThread(file: SourceFile): Promise<Summary | undefined> | undefined {
    unknown += 1;
    if (checkFile !== undefined) return checkFile(file);
    return unknown > FEW ? threads.run('checkFile', file) : undefined;
  }

  return {
    async read(path, source) {
      const file = { path, source };
      if (namesFacts(file)) return parseContentFile(model, path, source);
      const summary = known.get(keyOf(file)) ?? (await checkInThread(file));
      return summary === undefined
        ? parseContentFile(model, path, source)
        : recall(model, file, summary);
    },
    async keep(files) {
      await threads.close();
      if (unknown === 0 && files.length === known.size && files.every(isRecalled)) return;
      const summaries = files.map((file) => [keyOf(file), toSummary(file)]);
      await mkdir(join(root, CACHE_FOLDER), { recursive: true });
      await writeSigned(list, Buffer.from(JSON.stringify(summaries)));
    },
  };
}

/** The file is parsed lazily, once a rule needs a position in it. */
function recall(
  model: ContentModel,
  { path, source }: SourceFile,
  { data, pieces }: Summary,
): ContentFile {
  let parsed: ContentFile | undefined;
  const whole = () => {
    parsed ??= parseContentFile(model, path, source);
    return parsed;
  };
  const file: ContentFile = {
    model,
    path,
    source,
    data,
    diagnostics: [],
    hasData: true,
    hasFrontmatter: true,
    rangeAt: (start, end) => whole().rangeAt(start, end),
    get mended() {
      return whole().mended;
    },
    get body() {
      return whole().body;
    },
  };
  recalled.add(file);
  knowBody(file, { pieces, diagnostics: [], markdownDiagnostics: [], hazards: [] });
  return file;
}

/** What is remembered of a clean file. */
export function toSummary(file: ContentFile): Summary {
  const pieces = readBody(file).pieces.filter(({ type }) => type !== 'code');
  return { data: file.data, pieces: pieces.map(lighten) };
}

/** Only the text of headings is needed later. */
function lighten(piece: Piece): Piece {
  return piece.type === 'heading' || !('children' in piece) ? piece : { ...piece, children: [] };
}

function readKnown(list: string): Map<string, Summary> {
  const bytes = readSigned(list);
  const known: [string, Summary][] =
    bytes === undefined ? [] : JSON.parse(Buffer.from(bytes).toString('utf8'));
  return new Map(known);
}
