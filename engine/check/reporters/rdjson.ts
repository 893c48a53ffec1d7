import { applyEdits, type TextEdit } from '#base/edits';
import type { Problem } from '../problem';
import { toUrgentFirst } from './github';
import { printJson, type Report, toSentence } from './reporter';

/** Nobody clicks more suggestions than this; the next push brings others. */
const MOST = 30;

/** The lines of a file on which a fix lies, counted from 1. */
type Lines = ReturnType<typeof toLines>;

/**
 * What `--fix` would replace, in the Reviewdog Diagnostic Format: whole lines, one suggestion each,
 * the files that the branch changes first and errors before warnings.
 */
export function toRdjson({ problems, changed, sourceOf }: Report): string {
  const diagnostics: ReturnType<typeof toDiagnostic>[] = [];
  for (const problem of toUrgentFirst(problems, changed)) {
    const source = sourceOf(problem.file);
    if (source === undefined || problem.fix === undefined) continue;
    const range = toLines(source, problem.fix);
    // A line can be replaced only once: the other suggestion follows with the next push.
    const isTaken = diagnostics.some(
      ({ location: { path, range: taken } }) =>
        path === problem.file &&
        taken.start.line <= range.end.line &&
        range.start.line <= taken.end.line,
    );
    if (isTaken) continue;
    diagnostics.push(toDiagnostic(problem, range, toText(source, range, problem.fix)));
    if (diagnostics.length === MOST) break;
  }
  return printJson({ source: { name: 'content' }, diagnostics });
}

/** The lines that edits touch; there is no line after the last line break. */
function toLines(source: string, edits: readonly TextEdit[]) {
  const last = source.replace(/\n$/, '').length;
  const lineAt = (offset: number) => ({
    line: source.slice(0, Math.min(offset, last)).split('\n').length,
  });
  return {
    start: lineAt(Math.min(...edits.map(({ start }) => start))),
    end: lineAt(Math.max(...edits.map(({ end }) => end))),
  };
}

/** The suggestion of a text for the lines of a problem. */
function toDiagnostic(problem: Problem, range: Lines, text: string) {
  return {
    message: toSentence(problem),
    location: { path: problem.file, range },
    severity: problem.severity === 'error' ? 'ERROR' : 'WARNING',
    code: { value: problem.rule },
    suggestions: [{ range, text }],
  };
}

/** The lines after the edits. */
function toText(source: string, { start, end }: Lines, edits: readonly TextEdit[]): string {
  const lines = source.split(/(?<=\n)/);
  const above = lines.slice(0, start.line - 1).join('');
  const below = lines.slice(end.line).join('');
  const mended = applyEdits(source, edits);
  return mended.slice(above.length, mended.length - below.length).replace(/\n$/, '');
}
