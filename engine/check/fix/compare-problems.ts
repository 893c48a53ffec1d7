import type { Problem } from '../problem.ts';
import { groupBy } from '../read/group-by.ts';
import { textIndex } from '../read/locate.ts';
import { isWhole } from '../rules/body.ts';
import { type Attempt, isWithin, listWritten, toNewOffset } from './attempt.ts';

/** What is there after fixes and was not there before. */
export interface Worse {
  /** What cannot stay: what a fix wrote, what it did not repair, or what it did to another file. */
  refused: Problem[];
  /** Errors that a mistake had hidden until it was repaired, such as the value of an unknown field. */
  revealed: Problem[];
}

/** What is wrong with the old texts. */
export interface Known {
  problems: readonly Problem[];
  /** Problems of lines that can only be guessed: they wait until these are repaired. */
  garbled: readonly Problem[];
}

/**
 * Compares what is wrong before and after fixes.
 * @param after every problem that is found in the new ones
 */
export function compareProblems(
  attempts: readonly Attempt[],
  { problems, garbled }: Known,
  after: readonly Problem[],
): Worse {
  const before = [...problems, ...garbled];
  const [old, now] = [groupBy(before, ({ file }) => file), groupBy(after, ({ file }) => file)];
  const waiting = new Set(garbled);
  const own = attempts.map((one) => {
    const { path } = one.before;
    return compareFile(one, old.get(path) ?? [], now.get(path) ?? [], waiting);
  });
  const changed = new Set(attempts.map((one) => one.before.path));
  const known = new Set(before.map(toKey));
  // What could not be read has hidden what is wrong with texts that refer to it.
  const isReading = attempts.some((one) => !isWhole(one.before));
  const others = after.filter(
    (one) => !isReading && isError(one) && !changed.has(one.file) && !known.has(toKey(one)),
  );
  return {
    refused: [...own.flatMap(({ refused }) => refused), ...others],
    revealed: own.flatMap(({ revealed }) => revealed),
  };
}

function toKey({ file, rule, field, line, column }: Problem): string {
  return JSON.stringify([file, rule, field, line, column]);
}

function compareFile(
  one: Attempt,
  old: readonly Problem[],
  now: readonly Problem[],
  waiting: ReadonlySet<Problem>,
): Worse {
  const findOld = toFindOld(one, old);
  const findEdited = toFindEdited(one);
  const isLeft = (problem: Problem) => {
    const earlier = findOld(problem);
    return earlier?.message === problem.message && one.fixed.includes(earlier);
  };
  const fresh = now.filter((problem) => findOld(problem) === undefined);
  // A guess at a line that is still wrong is no guess to write down.
  const lines = new Set(one.fixed.map(({ line }) => line));
  const isUncovered = (problem: Problem) => {
    const earlier = findOld(problem);
    return earlier !== undefined && waiting.has(earlier) && lines.has(earlier.line);
  };
  // Advice may follow where an error is repaired, but not where advice is taken.
  const isRefused = (problem: Problem) =>
    findEdited(problem).some((by) => isError(problem) || !isError(by));
  return {
    refused: [...now.filter(isLeft), ...fresh.filter(isRefused)],
    // What could not be read may have hidden any number of errors.
    revealed: [
      ...fresh.filter((problem) => isError(problem) && !isRefused(problem) && isWhole(one.before)),
      ...now.filter((problem) => isError(problem) && isUncovered(problem)),
    ],
  };
}

/** Finds the problem that was there before, whatever it says now. */
function toFindOld({ before, after, edits }: Attempt, old: readonly Problem[]) {
  const [from, to] = [textIndex(before.source), textIndex(after.source)];
  const startOf = (one: Problem) => from.offsetAt(one.line, one.column);
  const toPositionKey = ({ rule, field }: Problem, offset: number) => `${rule} ${field} ${offset}`;
  const toMessageKey = ({ rule, field, message }: Problem) => `${rule} ${field} ${message}`;
  const byPosition = new Map(
    old.map((one) => [toPositionKey(one, toNewOffset(edits, startOf(one))), one]),
  );
  // A fix that writes a text anew carries over what is wrong with parts of it.
  const carried = old.filter((one) => isWithin(edits, startOf(one)));
  const byMessage = new Map(carried.map((one) => [toMessageKey(one), one]));
  return (one: Problem): Problem | undefined =>
    byPosition.get(toPositionKey(one, to.offsetAt(one.line, one.column))) ??
    byMessage.get(toMessageKey(one));
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
