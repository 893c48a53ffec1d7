import type { TextEdit } from '#base/edits';
import { shorten } from '#base/words';
import { replace } from '../../edits';
import { groupEqual } from '../../explain/group-equal';
import type { Edit, Problem } from '../../problem';
import type { ContentFile } from '../../read/content-file';
import { toPublication } from '../../read/data';
import { textIndex } from '../../read/locate';
import { readBody } from '../body';
import { toProblems } from '../rule';
import { isUnfinished } from '../unfinished';

/** What readers will see differently from what a body's author meant, and what is unfinished. */
export function checkProse(file: ContentFile): Problem[] {
  const { markdownDiagnostics, diagnostics } = readBody(file);
  if (markdownDiagnostics.length === 0 || !file.hasFrontmatter) return [];
  const { rangeOf } = textIndex(file.body);
  // Findings on a line that MDX cannot read wait until that line is fixed.
  const unread = new Set(diagnostics.map(({ range }) => range.line));
  const isDraft = toPublication(file.data).draft;
  const found = markdownDiagnostics
    .map(({ start, end, fix = [], ...one }) => ({
      ...one,
      range: rangeOf(start, end),
      fix: fix.flatMap((change) => toEdits(file, change)),
    }))
    .filter(({ range }) => !unread.has(range.line));
  const grouped = groupEqual(
    found,
    ({ kind }) => kind,
    ({ range }) => range.line,
  );
  const others = grouped.filter(({ kind }) => !isUnfinished(kind));
  const unfinished = isDraft ? [] : grouped.filter(({ kind }) => isUnfinished(kind));
  return [
    ...toProblems('markdown', file.path, others),
    ...toProblems('unfinished', file.path, unfinished),
  ];
}

function toEdits(file: ContentFile, change: TextEdit): Edit[] {
  const lineEnd = file.source.includes('\r\n') ? '\r\n' : '\n';
  const range = textIndex(file.body).rangeOf(change.start, change.end);
  const what = toWhat(file.body, change);
  const edits = replace(file, range, change.text.replaceAll('\n', lineEnd));
  return edits.map((edit) => ({ ...edit, what }));
}

function toWhat(body: string, { start, end, text }: TextEdit): string {
  const lineStart = body.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = body.indexOf('\n', end);
  const line = body.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
  if (text === '\n') return `an empty line stands above "${shorten(line)}" now`;
  if (text.startsWith('\n')) return `"${shorten(text.trim())}" stands below "${shorten(line)}" now`;
  const mended = line.slice(0, start - lineStart) + text + line.slice(end - lineStart);
  return `"${shorten(line)}" is now "${shorten(mended)}"`;
}
