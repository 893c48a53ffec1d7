import { z } from 'zod';
import { count } from '#base/text';

import { type Problem, type ProblemChange, problemSchema } from './review-data';

const reportSchema = z.looseObject({ problems: z.array(problemSchema) });

/** Parses the output of `npm run check -- --format json`; throws if it contains no report. */
export function parseProblems(report: string): Problem[] {
  return reportSchema.parse(JSON.parse(report.slice(report.indexOf('{')))).problems;
}

/** Compares two lists of problems; a problem that moved to another line is still the same. */
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

/** A problem as a sentence, without its location. */
export function toProblemSentence({ field, message }: Problem): string {
  return `${field === '' ? 'This file' : field} ${message}`;
}

/** What the author of a change still has to do, as a sentence. */
export function toTask({ fresh }: ProblemChange): string {
  const byHand = fresh.filter(({ fix }) => fix === undefined).length;
  const pressed = fresh.length - byHand;
  const parts = [
    ...(pressed > 0 ? [`take ${count(pressed, 'suggested change')}`] : []),
    ...(byHand > 0 ? [`mend ${count(byHand, 'problem')} by hand`] : []),
  ];
  return `Left to do: ${parts.join(', ') || 'nothing'}.`;
}
