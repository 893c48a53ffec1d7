import type { Problem } from '../problem.ts';
import { isOver } from '../read/edits.ts';
import { applyEdits, type TextEdit } from '../read/text-edit.ts';
import { toUrgentFirst } from './github.ts';
import { printJson, type Report, toSentence } from './reporter.ts';

/** Nobody clicks more suggestions than this; the next push brings others. */
const MOST = 30;

/** Problems whose fixes touch the same lines: one suggestion replaces these. */
interface Group {
  problems: readonly Problem[];
  edits: readonly TextEdit[];
  /** The lines that the edits touch, counted from 1. */
  start: number;
  end: number;
}

/**
 * What `--fix` would replace, in the Reviewdog Diagnostic Format: whole lines, the files that the
 * branch changes first and errors before warnings. What stands on the same lines is one suggestion.
 */
export function toRdjson({ problems, changed, sourceOf }: Report): string {
  const groups: Group[] = [];
  for (const problem of toUrgentFirst(problems, changed)) {
    const source = sourceOf(problem.file);
    if (source === undefined || problem.fix === undefined) continue;
    join(groups, toGroup(problem, source, problem.fix));
  }
  const diagnostics = groups.slice(0, MOST).map(toDiagnostic(sourceOf));
  return printJson({ source: { name: 'content' }, diagnostics });
}

/** The lines that edits touch; there is no line after the last line break. */
function toGroup(problem: Problem, source: string, edits: readonly TextEdit[]): Group {
  const last = source.replace(/\n$/, '').length;
  const lineAt = (offset: number) => source.slice(0, Math.min(offset, last)).split('\n').length;
  const start = lineAt(Math.min(...edits.map((edit) => edit.start)));
  const end = lineAt(Math.max(...edits.map((edit) => edit.end)));
  return { problems: [problem], edits, start, end };
}

/** Adds a fix to the groups on its lines, in the place of the first; not one that overlaps others. */
function join(groups: Group[], one: Group): void {
  const touched = groups.filter((other) => isBeside(one, other));
  const others = touched.flatMap(({ edits }) => edits);
  // The fix of the same place follows with the next push.
  if (one.edits.some((edit) => isOver(edit, others))) return;
  const [first, ...rest] = touched;
  const joined: Group = {
    problems: [...touched.flatMap(({ problems }) => problems), ...one.problems],
    edits: [...others, ...one.edits],
    start: Math.min(one.start, ...touched.map(({ start }) => start)),
    end: Math.max(one.end, ...touched.map(({ end }) => end)),
  };
  if (first === undefined) groups.push(joined);
  else groups[groups.indexOf(first)] = joined;
  for (const other of rest) groups.splice(groups.indexOf(other), 1);
}

function isBeside(one: Group, other: Group): boolean {
  const isSameFile = one.problems[0]?.file === other.problems[0]?.file;
  return isSameFile && one.start <= other.end && other.start <= one.end;
}

function toDiagnostic(sourceOf: Report['sourceOf']) {
  return ({ problems, edits, start, end }: Group) => {
    const [{ file, rule } = { file: '', rule: '' }] = problems;
    const source = sourceOf(file) ?? '';
    const lines = source.split(/(?<=\n)/);
    const above = lines.slice(0, start - 1).join('');
    const below = lines.slice(end).join('');
    const repaired = applyEdits(source, edits);
    const text = repaired.slice(above.length, repaired.length - below.length).replace(/\n$/, '');
    const range = { start: { line: start }, end: { line: end } };
    const isError = problems.some(({ severity }) => severity === 'error');
    return {
      message: problems.map(toSentence).join('\n'),
      location: { path: file, range },
      severity: isError ? 'ERROR' : 'WARNING',
      code: { value: rule },
      suggestions: [{ range, text }],
    };
  };
}
