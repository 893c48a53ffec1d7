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

/** The module that a worker thread begins with. It exports `checkFile`. */
const THREAD = 'engine/check/model/check-thread.mjs';

/** Up to this number unknown files are parsed in this thread: others take half a second to start. */
const FEW = 150;

/** A file of content as it lies on disk. */
export interface SourceFile {
  /** Relative to the project's folder, with `/` between folders. */
  path: string;
  source: string;
}

/** What other files' rules want to know of a file in which, taken alone, nothing is wrong. */
export interface Summary {
  data: unknown;
  pieces: Piece[];
}

/** Checks a file in another thread; undefined where something is wrong in it. */
export type CheckFile = (file: SourceFile) => Promise<Summary | undefined>;

/** The clean files, in which an earlier run found nothing wrong: they are not parsed again. */
export interface CleanFiles {
  /** A file as it was remembered, or parsed: of many unknown ones, most in worker threads. */
  read: (path: string, source: string) => Promise<ContentFile> | ContentFile;
  /** Remembers these files, and forgets all others. */
  keep: (files: readonly ContentFile[]) => Promise<void>;
}

const recalled = new WeakSet<ContentFile>();

/** Whether an earlier run has found that nothing is wrong in a file, taken alone. */
export function isRecalled(file: ContentFile): boolean {
  return recalled.has(file);
}

/**
 * Opens what earlier runs have found. A damaged list counts as none, and so does one that other
 * rules have made; a folder without packages has no place for one.
 * @param checkFile takes every unknown file; without it, threads are started where there are many
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

/** The file is parsed after all where a rule wants to show a place in it. */
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
    isReadable: true,
    rangeAt: (start, end) => whole().rangeAt(start, end),
    get document() {
      return whole().document;
    },
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

/** Only the words of headings are asked for later. */
function lighten(piece: Piece): Piece {
  return piece.type === 'heading' || !('children' in piece) ? piece : { ...piece, children: [] };
}

function readKnown(list: string): Map<string, Summary> {
  const bytes = readSigned(list);
  const known: [string, Summary][] =
    bytes === undefined ? [] : JSON.parse(Buffer.from(bytes).toString('utf8'));
  return new Map(known);
}
