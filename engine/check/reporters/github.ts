import { type Problem, ruleTitles } from '../problem.ts';
import { type Report, toSentence } from './reporter.ts';

/**
 * Every problem as a GitHub Actions annotation, one per line. A step shows only ten of each
 * severity, so the files that the branch changes come first, and errors before warnings.
 */
export function toGitHub({ problems, changed }: Report): string {
  return toUrgentFirst(problems, changed).map(toAnnotation).join('');
}

/** Problems with the most urgent first, in case not all are shown. */
export function toUrgentFirst(
  problems: readonly Problem[],
  changed: ReadonlySet<string>,
): Problem[] {
  const rank = ({ file, severity }: Problem) =>
    (changed.has(file) ? 0 : 2) + (severity === 'error' ? 0 : 1);
  return problems.toSorted((a, b) => rank(a) - rank(b));
}

function toAnnotation(problem: Problem): string {
  const properties = Object.entries({
    ...toAnnotationRange(problem),
    title: ruleTitles[problem.rule],
  })
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${problem.severity} ${properties}::${escapeData(toSentence(problem))}\n`;
}

/** GitHub includes the last character, and accepts columns only within one line. */
function toAnnotationRange({ file, line, column, endLine, endColumn }: Problem) {
  if (endLine > line) return { file, line, endLine };
  return { file, line, endLine, col: column, endColumn: Math.max(column, endColumn - 1) };
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
