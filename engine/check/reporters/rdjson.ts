import type { Problem } from '../problem.ts';
import { applyEdits, type TextEdit } from '../read/text-edit.ts';
import { toUrgentFirst } from './github.ts';
import { printJson, type Report, toSentence } from './reporter.ts';

/** Nobody clicks more suggestions than this; the next push brings others. */
const MOST = 30;

/**
 * What `--fix` would replace, in the Reviewdog Diagnostic Format: whole lines, one suggestion each,
 * the files that the branch changes first and errors before warnings.
 */
export function toRdjson({ problems, changed, sourceOf }: Report): string {
  const diagnostics: Diagnostic[] = [];
  for (const problem of toUrgentFirst(problems, changed)) {
    const source = sourceOf(problem.file);
    if (source === undefined || problem.fix === undefined) continue;
    const one = toDiagnostic(problem, source, problem.fix);
    // A line can be replaced only once: the other suggestion follows with the next push.
    if (!diagnostics.some((other) => isOver(one, other))) diagnostics.push(one);
    if (diagnostics.length === MOST) break;
  }
  return printJson({ source: { name: 'content' }, diagnostics });
}

/** The suggestion for the lines that edits touch; there is no line after the last line break. */
function toDiagnostic(problem: Problem, source: string, edits: readonly TextEdit[]) {
  const last = source.replace(/\n$/, '').length;
  const lineAt = (offset: number) => source.slice(0, Math.min(offset, last)).split('\n').length;
  const start = lineAt(Math.min(...edits.map((edit) => edit.start)));
  const end = lineAt(Math.max(...edits.map((edit) => edit.end)));
  const lines = source.split(/(?<=\n)/);
  const above = lines.slice(0, start - 1).join('');
  const below = lines.slice(end).join('');
  const repaired = applyEdits(source, edits);
  const text = repaired.slice(above.length, repaired.length - below.length).replace(/\n$/, '');
  const range = { start: { line: start }, end: { line: end } };
  return {
    message: toSentence(problem),
    location: { path: problem.file, range },
    severity: problem.severity === 'error' ? 'ERROR' : 'WARNING',
    code: { value: problem.rule },
    suggestions: [{ range, text }],
  };
}

type Diagnostic = ReturnType<typeof toDiagnostic>;

function isOver({ location: one }: Diagnostic, { location: other }: Diagnostic): boolean {
  const [a, b] = [one.range, other.range];
  return one.path === other.path && a.start.line <= b.end.line && b.start.line <= a.end.line;
}
