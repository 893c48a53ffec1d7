import { Problem, type ProblemFacts } from '../../problem.ts';
import type { Report } from '../../reporters/reporter.ts';

/** A problem; a test overrides what it is about. */
export function createProblem(change: Partial<ProblemFacts> = {}): Problem {
  return new Problem({
    file: 'content/jobs/x.mdx',
    line: 3,
    column: 7,
    endLine: 3,
    endColumn: 11,
    field: 'date',
    message: 'is "soon", but must be a day such as 2024-09-17',
    rule: 'schema',
    severity: 'error',
    ...change,
  });
}

/** A report on problems, with the text of every file. */
export function createReport(problems: Problem[], source?: string): Report {
  return { problems, sourceOf: () => source, changed: new Set() };
}
