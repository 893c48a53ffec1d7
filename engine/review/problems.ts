import { z } from 'zod';

/** A problem in the words of the check. */
export interface Problem {
  file: string;
  line: number;
  field: string;
  message: string;
  rule: string;
  severity: 'error' | 'warning';
}

/** Which problems a change brings, mends and leaves. */
export interface ProblemChange {
  fresh: Problem[];
  mended: Problem[];
  old: Problem[];
}

const reportSchema = z.looseObject({
  problems: z.array(
    z.looseObject({
      file: z.string(),
      line: z.number(),
      field: z.string(),
      message: z.string(),
      rule: z.string(),
      severity: z.enum(['error', 'warning']),
    }),
  ),
});

/**
 * Reads what `npm run check -- --format json` printed.
 * @throws where it printed no report
 */
export function parseProblems(report: string): Problem[] {
  const { problems } = reportSchema.parse(JSON.parse(report.slice(report.indexOf('{'))));
  return problems.map(({ file, line, field, message, rule, severity }) => {
    return { file, line, field, message, rule, severity };
  });
}

/** Compares two lists of problems; a problem is the same on another line. */
export function compareProblems(
  before: readonly Problem[],
  after: readonly Problem[],
): ProblemChange {
  const [old, fresh] = [new Set(before.map(toKey)), new Set(after.map(toKey))];
  return {
    fresh: after.filter((problem) => !old.has(toKey(problem))),
    mended: before.filter((problem) => !fresh.has(toKey(problem))),
    old: after.filter((problem) => old.has(toKey(problem))),
  };
}

function toKey({ file, field, message, rule }: Problem): string {
  return [file, field, rule, message.replace(/\d+/g, '#')].join('\n');
}

/** A problem as a sentence without its place. */
export function toProblemSentence({ field, message }: Problem): string {
  return `${field === '' ? 'This file' : field} ${message}`;
}
