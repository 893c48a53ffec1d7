import { applyEdits, type TextEdit } from '#base/edits';
import { isOver } from '../edits';
import type { Problem } from '../problem';
import { toUrgentFirst } from './github';
import type { Report } from './reporter';
import { printJson, toSentence } from './reporter';

/** Nobody clicks more suggestions than this; the next push brings others. */
const MOST = 30;

/** Lines of a file, counted from 1. */
interface Lines {
  start: { line: number };
  end: { line: number };
}

/** Problems that are fixed on the same lines. */
interface Mend {
  problems: Problem[];
  range: Lines;
  edits: TextEdit[];
}

/**
 * What `--fix` would replace, in the Reviewdog Diagnostic Format: whole lines, one suggestion each,
 * the files that the branch changes first and errors before warnings.
 */
export function toRdjson({ problems, changed, sourceOf }: Report): string {
  const mends: Mend[] = [];
  for (const problem of toUrgentFirst(problems, changed)) {
    const source = sourceOf(problem.file);
    if (source !== undefined && problem.fix) take(mends, problem, problem.fix, source);
  }
  const diagnostics = mends.slice(0, MOST).map((mend) => toDiagnostic(mend, sourceOf));
  return printJson({ source: { name: 'content' }, diagnostics });
}

/** A fix whose lines partly overlap another's is left out: a line can be replaced only once. */
function take(mends: Mend[], problem: Problem, edits: TextEdit[], source: string): void {
  const range = toLines(source, edits);
  const other = mends.find(
    (mend) =>
      mend.problems[0]?.file === problem.file &&
      mend.range.start.line <= range.end.line &&
      range.start.line <= mend.range.end.line,
  );
  if (other === undefined) mends.push({ problems: [problem], range, edits });
  else if (isSame(other.range, range) && !edits.some((one) => isOver(one, other.edits))) {
    other.problems.push(problem);
    other.edits = [...other.edits, ...edits];
  }
}

function isSame(a: Lines, b: Lines): boolean {
  return a.start.line === b.start.line && a.end.line === b.end.line;
}

/** The lines that edits touch; there is no line after the last line break. */
function toLines(source: string, edits: readonly TextEdit[]): Lines {
  const last = source.replace(/\n$/, '').length;
  const lineAt = (offset: number) => ({
    line: source.slice(0, Math.min(offset, last)).split('\n').length,
  });
  const [start, end] = [edits.map((edit) => edit.start), edits.map((edit) => edit.end)];
  return { start: lineAt(Math.min(...start)), end: lineAt(Math.max(...end)) };
}

function toDiagnostic({ problems, range, edits }: Mend, sourceOf: Report['sourceOf']) {
  const [{ file, rule } = { file: '', rule: '' }] = problems;
  const isError = problems.some(({ severity }) => severity === 'error');
  return {
    message: [...new Set(problems.map(toSentence))].join('\n'),
    location: { path: file, range },
    severity: isError ? 'ERROR' : 'WARNING',
    code: { value: rule },
    suggestions: [{ range, text: toText(sourceOf(file) ?? '', range, edits) }],
  };
}

/** The lines after the edits. */
function toText(source: string, { start, end }: Lines, edits: readonly TextEdit[]): string {
  const lines = source.split(/(?<=\n)/);
  const from = lines.slice(0, start.line - 1).join('').length;
  const shifted = edits.map((edit) => ({
    ...edit,
    start: edit.start - from,
    end: edit.end - from,
  }));
  return applyEdits(lines.slice(start.line - 1, end.line).join(''), shifted).replace(/\n$/, '');
}
