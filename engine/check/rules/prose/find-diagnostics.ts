import { findUnfinished, isUnfinished } from '../unfinished';
import { findCode } from './code';
import { findDialects } from './dialects';
import { findHeadings } from './headings';
import { findLines } from './lines';
import { findLinks } from './links';
import { findLists } from './lists';
import { findMarks } from './marks';
import { findPictures } from './pictures';
import { findPoints } from './points';
import type { MarkdownDiagnostic, Node } from './prose';
import { readProse } from './prose';
import { findTables } from './tables';

/**
 * Finds what readers will see otherwise than its author meant it: signs of Markdown that are left
 * in the text, and pieces that became something else. Of two that overlap the one is kept that is
 * surer, which is looked for first.
 * @param root the body as a tree
 * @param text the text that it was made from
 * @param starters the sentences of new entries, which are left to do
 */
export function findMarkdownDiagnostics(
  root: Node,
  text: string,
  starters: readonly string[],
): MarkdownDiagnostic[] {
  const doubled = findDoubledFrontmatter(text);
  const prose = readProse(root, text);
  const found = [
    ...(doubled === undefined ? [] : [doubled]),
    ...findTables(prose),
    ...findCode(prose),
    ...findHeadings(prose),
    ...findPoints(prose),
    ...findLists(prose),
    ...findLinks(prose),
    ...findPictures(prose),
    ...findDialects(prose),
    ...findMarks(prose),
    ...findLines(prose),
    ...findUnfinished(prose, starters),
  ];
  return found
    .filter((one, index) => !found.slice(0, index).some((other) => isCovered(one, other)))
    .toSorted((a, b) => a.start - b.start);
}

/** A mistake inside another is reported once that one is mended; signs in a heading are mistakes as well. */
function isCovered(one: MarkdownDiagnostic, other: MarkdownDiagnostic): boolean {
  const isOver = one.start < other.end && one.end > other.start;
  if (one.kind === 'lines-join') return isOver;
  if (isUnfinished(one.kind)) return false;
  return isOver && one.kind !== other.kind && !isWholeLine(other.kind);
}

function isWholeLine(kind: string): boolean {
  return /^(heading-|point-|number-|bullet|indented-|text-becomes-heading|bold-)/.test(kind);
}

const BLOCK =
  /^\s*---[ \t]*\n((?:[A-Za-z][\w-]*:.*\n|[ \t]+\S.*\n|- .*\n|[ \t]*\n|#.*\n)+)---[ \t]*(?:\n|$)/;

/**
 * Frontmatter that stands in the body a second time.
 * @param body the body, with an empty line for each line above it
 */
function findDoubledFrontmatter(body: string): MarkdownDiagnostic | undefined {
  const match = BLOCK.exec(body);
  const fields = match?.[1]?.match(/^[A-Za-z][\w-]*:/gm)?.length ?? 0;
  if (match === null || fields < 2) return undefined;
  const end = match[0].length;
  const start = match[0].search(/---/);
  const message = `has its frontmatter twice, and readers see the second as text, with ${fields} fields; keep the one that is right, at the top of the file, and delete the other with its lines of ---`;
  return { kind: 'frontmatter-twice', start, end, message };
}
