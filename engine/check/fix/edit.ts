import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { splitFrontmatter } from '#base/frontmatter';
import type { Edit } from '../problem';

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

/** The two halves of a file of content, by their offsets in it. */
export interface Parts {
  /** The YAML part: the frontmatter, or the whole of a `.yaml` file. */
  yaml: string;
  /** Where it begins and ends. */
  start: number;
  end: number;
}

/**
 * Finds the YAML part of a file.
 * @param path the file's path, which tells `.yaml` from `.mdx`
 * @returns undefined where an `.mdx` file does not begin with frontmatter
 */
export function splitParts(path: string, source: string): Parts | undefined {
  if (path.endsWith('.yaml')) return { yaml: source, start: 0, end: source.length };
  const parts = splitFrontmatter(source);
  return parts && { ...parts, end: parts.start + parts.yaml.length };
}

const mdx = createProcessor({ remarkPlugins: [remarkFrontmatter, remarkGfm] });
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

interface Point {
  offset?: number | undefined;
}

/** A piece of a body, as far as the fixes look at it. */
export interface BodyNode {
  type: string;
  position?: { start: Point; end: Point } | undefined;
  children?: BodyNode[];
}

/** An MDX file as a tree; undefined where it cannot be read. */
export function parseMdx(source: string): BodyNode | undefined {
  try {
    return mdx.parse(source);
  } catch {
    return undefined;
  }
}

/** A file as the tree of ordinary Markdown, which can always be read and knows HTML. */
export function parseMarkdown(source: string): BodyNode {
  return markdown.parse(source);
}

/** The offsets of every piece of one type, in their order. */
export function listRanges(node: BodyNode, type: string): [start: number, end: number][] {
  const { start, end } = node.position ?? {};
  if (node.type === type) return [[start?.offset ?? 0, end?.offset ?? 0]];
  return (node.children ?? []).flatMap((child) => listRanges(child, type));
}
