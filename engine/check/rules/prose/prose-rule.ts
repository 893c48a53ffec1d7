import { shorten } from '#base/words';
import { replace } from '../../edits';
import { toMore } from '../../explain/group-equal';
import type { Edit, Finding, Problem } from '../../problem';
import type { ContentFile } from '../../read/content-file';
import { toPublication } from '../../read/data';
import type { Range } from '../../read/locate';
import { textIndex } from '../../read/locate';
import type { Body } from '../body';
import { readBody } from '../body';
import { toProblems } from '../rule';
import { isUnfinished } from '../unfinished';
import type { MarkdownDiagnostic } from './prose';

/** Of one kind so many are reported one by one; more of them together. */
const FEW = 2;

/** What stands in a body otherwise than readers will see it, and what is not finished in it. */
export function checkProse(file: ContentFile): Problem[] {
  const body = readBody(file);
  if (body.markdownDiagnostics.length === 0 || !file.hasFrontmatter) return [];
  const markdownDiagnostics = leaveOutUnread(file, body);
  const isDraft = toPublication(file.data).draft;
  const unfinished = markdownDiagnostics.filter(({ kind }) => isUnfinished(kind));
  const others = markdownDiagnostics.filter(({ kind }) => !isUnfinished(kind));
  return [
    ...toProblems('markdown', file.path, toFindings(file, others)),
    ...toProblems('unfinished', file.path, isDraft ? [] : toFindings(file, unfinished)),
  ];
}

/** What stands on a line that MDX cannot read waits for that to be mended. */
function leaveOutUnread(
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
  const toFinding = (diagnostic: MarkdownDiagnostic): Finding => {
    const { start, end, message, isWarning = false } = diagnostic;
    return {
      range: rangeOf(start, end),
      message,
      isWarning,
      fix: toFix(file, diagnostic, rangeOf),
    };
  };
  const kinds = [...new Set(markdownDiagnostics.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const equal = markdownDiagnostics.filter((one) => one.kind === kind).map(toFinding);
    return equal.length > FEW ? [toGroup(equal)] : equal;
  });
}

function toGroup(equal: readonly Finding[]): Finding {
  const [first, ...others] = equal as [Finding, ...Finding[]];
  const message = `${first.message}${toMore(others.map(({ range }) => range.line))}`;
  return { ...first, message, fix: equal.flatMap(({ fix }) => fix ?? []) };
}

function toFix(
  file: ContentFile,
  { fix = [] }: MarkdownDiagnostic,
  rangeOf: (start: number, end: number) => Range,
): Edit[] {
  const lineEnd = file.source.includes('\r\n') ? '\r\n' : '\n';
  return fix.flatMap((change) => {
    const text = change.text.replaceAll('\n', lineEnd);
    const what = toWhat(file.body, change);
    return replace(file, rangeOf(change.start, change.end), text).map((edit) => ({
      ...edit,
      what,
    }));
  });
}

function toWhat(body: string, { start, end, text }: Omit<Edit, 'what'>): string {
  const lineStart = body.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = body.indexOf('\n', end);
  const line = body.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
  if (text === '\n') return `an empty line stands above "${shorten(line)}" now`;
  if (text.startsWith('\n')) return `"${shorten(text.trim())}" stands below "${shorten(line)}" now`;
  const mended = line.slice(0, start - lineStart) + text + line.slice(end - lineStart);
  return `"${shorten(line)}" is now "${shorten(mended)}"`;
}
