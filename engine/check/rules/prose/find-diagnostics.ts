import { isUnfinished, unfinished } from '../unfinished';
import { code } from './code';
import { dialects } from './dialects';
import { headings } from './headings';
import { lines } from './lines';
import { links } from './links';
import { lists } from './lists';
import { marks } from './marks';
import { pictures } from './pictures';
import { points } from './points';
import type { MarkdownDiagnostic, Node, ProseRule } from './prose';
import { readProse } from './prose';
import { tables } from './tables';

/** The surer ones first. */
const rules: ProseRule[] = [
  ({ text }) => findDoubledFrontmatter(text),
  ...tables,
  ...code,
  ...headings,
  ...points,
  ...lists,
  ...links,
  ...pictures,
  ...dialects,
  ...marks,
  ...lines,
];

/**
 * Finds what readers will see otherwise than its author meant it: signs of Markdown that are left
 * in the text, and pieces that became something else. Of two that overlap the surer one is kept.
 * @param root the body as a tree
 * @param text the text that it was made from
 * @param starters the sentences of new entries, which are left to do
 */
export function findMarkdownDiagnostics(
  root: Node,
  text: string,
  starters: readonly string[],
): MarkdownDiagnostic[] {
  const prose = readProse(root, text);
  const found = [...rules, unfinished(starters)].flatMap((rule) => rule(prose));
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
function findDoubledFrontmatter(body: string): MarkdownDiagnostic[] {
  const match = BLOCK.exec(body);
  const fields = match?.[1]?.match(/^[A-Za-z][\w-]*:/gm)?.length ?? 0;
  if (match === null || fields < 2) return [];
  const message = `has its frontmatter twice, and readers see the second as text, with ${fields} fields; keep the one that is right, at the top of the file, and delete the other with its lines of ---`;
  const [start, end] = [match[0].search(/---/), match[0].length];
  return [{ kind: 'frontmatter-twice', start, end, message }];
}
