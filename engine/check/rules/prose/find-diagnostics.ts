import { isOver } from '../../read/edits.ts';
import { isUnfinished, unfinished } from '../unfinished-rule.ts';
import { asides } from './asides.ts';
import { blocks } from './blocks.ts';
import { footnotes } from './footnotes.ts';
import { foreignBlocks } from './foreign-blocks.ts';
import { foreignMarkRules } from './foreign-marks.ts';
import { foreignMessages } from './foreign-messages.ts';
import { findFormulaMarks } from './latex.ts';
import { links } from './links-and-pictures.ts';
import { marks } from './marks.ts';
import { numberedLines } from './numbered-lines.ts';
import { type MarkdownDiagnostic, type Node, type ProseRule, visitAll } from './prose.ts';
import { tables } from './tables.ts';

/** Formulas may hold anything that looks like Markdown. */
const formulas: ProseRule = ([root]) => (root === undefined ? [] : findFormulaMarks(root));

/** The more certain ones first. */
const rules: ProseRule[] = [
  formulas,
  ...asides,
  ...foreignBlocks,
  foreignMessages,
  ...tables,
  ...blocks,
  numberedLines,
  ...links,
  footnotes,
  ...foreignMarkRules,
  ...marks,
];

const WHOLE_LINE = /^(heading-|point-|number-|bullet|text-becomes-heading|bold-|alert|aside|task-)/;

/**
 * Finds what readers will see differently from what its author meant: Markdown syntax left in the
 * text, and text that became something else. Of two that overlap, the more certain one is kept.
 */
export function findMarkdownDiagnostics(
  root: Node,
  text: string,
  sentences: readonly string[],
): MarkdownDiagnostic[] {
  const visits = visitAll(root, text);
  const found = [...rules, unfinished(sentences)].flatMap((rule) => rule(visits));
  return found
    .filter((one, index) => !found.slice(0, index).some((other) => isCovered(one, other)))
    .toSorted((a, b) => a.start - b.start);
}

/** A mistake inside another waits until that is fixed, unless the other is about a whole line. */
function isCovered(one: MarkdownDiagnostic, other: MarkdownDiagnostic): boolean {
  if (isUnfinished(one.kind) || one.kind === other.kind) return false;
  return isOver(one, [other]) && !WHOLE_LINE.test(other.kind);
}
