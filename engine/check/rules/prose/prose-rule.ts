import { toMore } from '../../explain/group-equal';
import type { Problem } from '../../problem';
import type { Body } from '../../read/body';
import { readBody } from '../../read/body';
import type { ContentFile } from '../../read/content-file';
import { textIndex } from '../../read/locate';
import { toPublication } from '../reference-rule';
import type { Finding } from '../rule';
import { toProblems } from '../rule';
import { isUnfinished } from '../unfinished';
import type { MarkdownDiagnostic } from './prose';

/** Of one kind so many are reported one by one; more of them together. */
const FEW = 2;

/** What stands in a body otherwise than readers will see it, and what is not finished in it. */
export function checkProse(file: ContentFile): Problem[] {
  const body = readBody(file);
  if (body.markdownDiagnostics.length === 0 || !file.hasFrontmatter) return [];
  const markdownDiagnostics = leaveOutPainted(file, body);
  const isDraft = toPublication(file.data).draft;
  const unfinished = markdownDiagnostics.filter(({ kind }) => isUnfinished(kind));
  const others = markdownDiagnostics.filter(({ kind }) => !isUnfinished(kind));
  return [
    ...toProblems('markdown', file.path, toFindings(file, others)),
    ...toProblems('unfinished', file.path, isDraft ? [] : toFindings(file, unfinished)),
  ];
}

/** What stands on a line that MDX cannot read was painted over, and means nothing. */
function leaveOutPainted(
  file: ContentFile,
  { markdownDiagnostics, diagnostics }: Body,
): MarkdownDiagnostic[] {
  if (diagnostics.length === 0) return markdownDiagnostics;
  const { rangeOf } = textIndex(file.body);
  const lines = new Set(diagnostics.map(({ range }) => range.line));
  return markdownDiagnostics.filter(({ start, end }) => !lines.has(rangeOf(start, end).line));
}

function toFindings(file: ContentFile, markdownDiagnostics: MarkdownDiagnostic[]): Finding[] {
  const { rangeOf } = textIndex(file.body);
  const toFinding = ({ start, end, message, isWarning = false }: MarkdownDiagnostic): Finding => ({
    range: rangeOf(start, end),
    message,
    isWarning,
  });
  const kinds = [...new Set(markdownDiagnostics.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const equal = markdownDiagnostics.filter((one) => one.kind === kind).map(toFinding);
    return equal.length > FEW ? [toGroup(equal)] : equal;
  });
}

function toGroup(equal: readonly Finding[]): Finding {
  const [first, ...others] = equal as [Finding, ...Finding[]];
  return { ...first, message: `${first.message}${toMore(others.map(({ range }) => range.line))}` };
}
