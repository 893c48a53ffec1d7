import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { memoize } from '#base/memoize';
import { shorten } from '#base/words';
import type { Edit } from './problem';
import type { Range } from './read/locate';
import { textIndex } from './read/locate';

/** What was mended in a file, for its author. */
export interface Change {
  /** The line it stands on now, counted from 1. */
  line: number;
  what: string;
}

/** Text after its pieces were replaced; they must not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: piece }) => text.slice(0, start) + piece + text.slice(end),
      source,
    );
}

/** The changes that edits make, for the author of a text. */
export function toChanges(source: string, edits: readonly Edit[]): Change[] {
  return edits.map(({ start, what }) => ({ line: lineAt(source, start), what }));
}

/** The number of the line that an offset lies on, counted from 1. */
function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** The text of a file, whatever else is known of it. */
interface Source {
  source: string;
}

const indexOf = memoize(({ source }: Source) => textIndex(source));

/**
 * Replaces a piece of a file.
 * @param range what is replaced
 * @param text what stands there afterwards
 */
export function replace(file: Source, range: Range, text: string): Edit[] {
  const { offsetAt } = indexOf(file);
  const start = offsetAt(range.line, range.column);
  const end = offsetAt(range.endLine, range.endColumn);
  return toEdits(start, file.source.slice(start, end), text);
}

/**
 * Replaces a word in a piece of a file, where it stands last.
 * @returns nothing where it is written otherwise there
 */
export function replaceWord(
  file: Source,
  range: Range,
  word: string,
  better: string | undefined,
): Edit[] {
  const { offsetAt } = indexOf(file);
  const start = offsetAt(range.line, range.column);
  const piece = file.source.slice(start, offsetAt(range.endLine, range.endColumn));
  const at = better === undefined || word === '' ? -1 : piece.lastIndexOf(word);
  return at < 0 ? [] : toEdits(start + at, word, better ?? '');
}

function toEdits(start: number, before: string, text: string): Edit[] {
  const what = `${shorten(before)} is now ${shorten(text)}`;
  return before === text ? [] : [{ start, end: start + before.length, text, what }];
}

const mdx = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });

/** An MDX file as a tree; undefined where it cannot be read. */
export function parseMdx(source: string): Root | undefined {
  try {
    return mdx.parse(source);
  } catch {
    return undefined;
  }
}
