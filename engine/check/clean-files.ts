import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCache } from '#base/cache';
import { isClean } from './check-alone';
import type { Piece, Tree } from './guard/body-code';
import { type ContentFile, parseContentFile } from './read/content-file';
import type { ContentModel } from './read/content-model';
import { namesFacts } from './read/facts';
import { readBody } from './rules/body';

/** Where the check gets the site's schemas: its digest changes with both. */
const RULES = 'src/content-model.ts';

/** A content file as stored on disk. */
export type SourceFile = Pick<ContentFile, 'path' | 'source'>;

/** What rules of other files need to know about a file that, taken alone, has no problems. */
export type Summary = Required<Pick<ContentFile, 'data' | 'pieces'>>;

/** Checks a file in another thread; undefined if it has problems. */
export type CheckFile = (file: SourceFile) => Promise<Summary | undefined>;

/**
 * Opens the cache of clean files, in which an earlier run found nothing wrong: they are not parsed
 * again. A folder without `node_modules` has no place for one.
 * @param checkFile checks every unknown file; without it, files are checked in this thread
 * @returns what `readContent` parses with
 */
export function openCleanFiles(model: ContentModel, root: string, checkFile?: CheckFile) {
  const parse = (path: string, source: string) => parseContentFile(model, path, source);
  if (!existsSync(join(root, 'node_modules'))) return parse;
  const cache = openCache(root, RULES);

  return async (path: string, source: string): Promise<ContentFile> => {
    const file = { path, source };
    if (namesFacts(file)) return parse(path, source);
    const known = cache.get([path, source]);
    if (known !== undefined) return recall(model, file, JSON.parse(Buffer.from(known).toString()));
    const checked = await checkFile?.(file);
    const read = checked === undefined ? parse(path, source) : recall(model, file, checked);
    const summary = checked ?? summarize(read);
    if (summary !== undefined) cache.put([path, source], Buffer.from(JSON.stringify(summary)));
    return read;
  };
}

/**
 * Parses and checks one file.
 * @param onTree receives the tree of its body, to save parsing it again
 * @returns what rules of other files need to know about it; undefined if it has problems
 */
export function checkFile(
  model: ContentModel,
  { path, source }: SourceFile,
  onTree?: (tree: Tree) => void,
): Summary | undefined {
  const file = parseContentFile(model, path, source);
  readBody(file, onTree);
  return summarize(file);
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
  return {
    model,
    path,
    source,
    data,
    pieces,
    diagnostics: [],
    hasData: true,
    rangeAt: (start, end) => whole().rangeAt(start, end),
    get mended() {
      return whole().mended;
    },
    get body() {
      return whole().body;
    },
  };
}

/** What is remembered of a clean file; undefined for any other. */
function summarize(file: ContentFile): Summary | undefined {
  if (!isClean(file)) return undefined;
  const pieces = readBody(file).pieces.filter(({ type }) => type !== 'code');
  // Only the text of headings is needed later.
  const lighten = (piece: Piece): Piece =>
    piece.type === 'heading' || !('children' in piece) ? piece : { ...piece, children: [] };
  return { data: file.data, pieces: pieces.map(lighten) };
}
