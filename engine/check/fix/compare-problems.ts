import { groupBy } from '#base/group-by';
import type { Problem } from '../problem.ts';
import { textIndex } from '../read/locate.ts';
import { isWhole } from '../rules/body.ts';
import { type Attempt, isWithin, listWritten, toNewOffset } from './attempt.ts';

/**
 * Whether fixes have made something worse: a problem that was fixed is still there, or there is an
 * error that was not there before.
 * @param before every problem that was found in the old texts
 * @param after every problem that is found in the new ones
 */
export function isWorse(
  attempts: readonly Attempt[],
  before: readonly Problem[],
  after: readonly Problem[],
): boolean {
  const [old, now] = [groupBy(before, ({ file }) => file), groupBy(after, ({ file }) => file)];
  const isOwn = attempts.some((one) => {
    const { path } = one.before;
    return isFileWorse(one, old.get(path) ?? [], now.get(path) ?? []);
  });
  // What could not be read has hidden what is wrong with texts that refer to it.
  if (isOwn || attempts.some((one) => !isWhole(one.before))) return isOwn;
  const changed = new Set(attempts.map((one) => one.before.path));
  const known = new Set(before.map(toKey));
  return after.some((one) => isError(one) && !changed.has(one.file) && !known.has(toKey(one)));
}

function toKey({ file, rule, field, line, column }: Problem): string {
  return JSON.stringify([file, rule, field, line, column]);
}

function isFileWorse(one: Attempt, old: readonly Problem[], now: readonly Problem[]): boolean {
  const findOld = toFindOld(one, old);
  const left = new Set(
    now.flatMap((problem) => {
      const earlier = findOld(problem);
      return earlier?.message === problem.message ? [earlier] : [];
    }),
  );
  if (one.fixed.some((problem) => left.has(problem))) return true;
  const wasWhole = isWhole(one.before);
  const findEdited = toFindEdited(one);
  return now.some((problem) => {
    if (findOld(problem) !== undefined) return false;
    const edited = findEdited(problem);
    // What could not be read may have hidden an error, but what a fix writes must have none. Advice
    // may follow where an error is mended, but not where advice is taken.
    return isError(problem) ? wasWhole || edited.length > 0 : edited.some((by) => !isError(by));
  });
}

/** Finds the problem that was there before, whatever it says now. */
function toFindOld({ before, after, edits }: Attempt, old: readonly Problem[]) {
  const [from, to] = [textIndex(before.source), textIndex(after.source)];
  const startOf = (one: Problem) => from.offsetAt(one.line, one.column);
  const toPlace = ({ rule, field }: Problem, offset: number) => `${rule} ${field} ${offset}`;
  const toWords = ({ rule, field, message }: Problem) => `${rule} ${field} ${message}`;
  const places = new Map(old.map((one) => [toPlace(one, toNewOffset(edits, startOf(one))), one]));
  // A fix that writes a text anew carries over what is wrong with parts of it.
  const carried = old.filter((one) => isWithin(edits, startOf(one)));
  const words = new Map(carried.map((one) => [toWords(one), one]));
  return (one: Problem): Problem | undefined =>
    places.get(toPlace(one, to.offsetAt(one.line, one.column))) ?? words.get(toWords(one));
}

/** Finds the problems whose fixes wrote some of what another one is about. */
function toFindEdited({ after, fixed, edits }: Attempt) {
  const { offsetAt } = textIndex(after.source);
  const written = new Map(listWritten(edits).map((span, at) => [edits[at], span]));
  return (one: Problem): Problem[] => {
    const [start, end] = [offsetAt(one.line, one.column), offsetAt(one.endLine, one.endColumn)];
    return fixed.filter(({ fix = [] }) =>
      fix.some((edit) => {
        const span = written.get(edit);
        return span !== undefined && start < span.end && span.start < end;
      }),
    );
  };
}

function isError({ severity }: Problem): boolean {
  return severity === 'error';
}
