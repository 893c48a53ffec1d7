import type { TextEdit } from '#base/edits';
import { replace } from '../../edits';
import { groupEqual } from '../../explain/group-equal';
import type { Problem } from '../../problem';
import type { ContentFile } from '../../read/content-file';
import { toPublication } from '../../read/data';
import { textIndex } from '../../read/locate';
import { readBody } from '../body';
import { toProblems } from '../rule';
import { isUnfinished } from '../unfinished-rule';

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

function toEdits(file: ContentFile, { start, end, text }: TextEdit): TextEdit[] {
  const lineEnd = file.source.includes('\r\n') ? '\r\n' : '\n';
  const range = textIndex(file.body).rangeOf(start, end);
  return replace(file, range, text.replaceAll('\n', lineEnd));
}
