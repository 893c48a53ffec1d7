import { checkAlone, listGarbled } from '../check-file.ts';
import { type Found, findProblems } from '../find-problems.ts';
import { Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { namesFacts } from '../read/fill-facts.ts';
import { groupBy } from '../read/group-by.ts';
import { readBody } from '../rules/body.ts';
import type { Content } from '../rules/site.ts';
import { type Attempt, attempt, withoutOverlaps } from './attempt.ts';
import { changesOthers } from './changes-others.ts';
import { compareProblems, type Known } from './compare-problems.ts';
import { keepSafeDrawings } from './fix-drawings.ts';

/**
 * The same problems, without the fixes that would make something worse: after each fix the content
 * is validated again.
 * @param found every problem of the content, which tells what a fix brings about from what it shows
 * @param problems those to be fixed, of any rule
 */
export function withSafeFixes(
  content: Content,
  found: Found,
  problems: readonly Problem[],
): Problem[] {
  const safe = new Set<Problem>();
  let left = problems.filter(({ fix = [] }) => fix.length > 0);
  while (left.length > 0) {
    // Those that overlap are validated apart: they are never applied together.
    const together = withoutOverlaps(left);
    for (const one of keepSafe(content, found, together)) safe.add(one);
    const validated = new Set(together);
    left = left.filter((one) => !validated.has(one));
  }
  return problems.map((one) => {
    if (one.fix === undefined || safe.has(one)) return one;
    const { fix: _, ...rest } = one.toJSON();
    return new Problem(rest);
  });
}

/** Of problems whose fixes do not overlap, those that can be fixed together, and help. */
export function keepSafe(content: Content, found: Found, problems: readonly Problem[]): Problem[] {
  const { files } = content;
  const paths = new Map(files.map((file) => [file.path, file]));
  // Most of what is worse shows in the file alone, which is cheaper to validate.
  const alone = [...groupBy(problems, ({ file }) => file)].flatMap(([path, own]) => {
    const file = paths.get(path);
    if (file === undefined) return [];
    return bisect(own, (some) => attempt([file], some).every(helpsAlone));
  });
  const texts = bisect(alone, (some) => helpsAll(content, found, attempt(files, some)));
  return [...keepSafeDrawings(content.disk, problems), ...texts];
}

/** The largest part of a list that is good, as far as halving it finds out. */
function bisect<T>(
  items: readonly T[],
  isGood: (some: readonly T[]) => boolean,
  kept: readonly T[] = [],
): readonly T[] {
  if (items.length === 0) return [];
  if (isGood([...kept, ...items])) return items;
  if (items.length === 1) return [];
  const middle = Math.ceil(items.length / 2);
  const first = bisect(items.slice(0, middle), isGood, kept);
  return [...first, ...bisect(items.slice(middle), isGood, [...kept, ...first])];
}

function helpsAlone(one: Attempt): boolean {
  const { before, after } = one;
  if (isBroken(one) || changesOthers(one)) return false;
  // Values with facts are validated with the file that has the facts.
  if (namesFacts(before) || namesFacts(after)) return true;
  const known = { problems: checkAlone(before), garbled: listGarbled(before) };
  return helps([one], known, ([file]) => (file === undefined ? [] : checkAlone(file)));
}

/** Whether fixes make a readable part unreadable. */
function isBroken({ before, after }: Attempt): boolean {
  return (
    (before.diagnostics.length === 0 && after.diagnostics.length > 0) ||
    (readBody(before).diagnostics.length === 0 && readBody(after).diagnostics.length > 0)
  );
}

function helpsAll(content: Content, found: Found, attempts: readonly Attempt[]): boolean {
  return helps(attempts, found, (changed) => {
    const byPath = new Map(changed.map((file) => [file.path, file]));
    const files = content.files.map((file) => byPath.get(file.path) ?? file);
    return findProblems({ ...content, files }).problems;
  });
}

/**
 * Whether there is less to repair after fixes. They may reveal errors only if those can be repaired as
 * well: the value behind a misspelled field, for one.
 * @param validate finds all problems once some files are others
 */
function helps(
  attempts: readonly Attempt[],
  before: Known,
  validate: (changed: readonly ContentFile[]) => readonly Problem[],
): boolean {
  if (attempts.length === 0) return true;
  const changed = attempts.map(({ after }) => after);
  const after = validate(changed);
  const { refused, revealed } = compareProblems(attempts, before, after);
  if (refused.length > 0 || revealed.length === 0) return refused.length === 0;
  const further = attempt(changed, withoutOverlaps(revealed));
  if (further.flatMap(({ fixed }) => fixed).length < revealed.length) return false;
  const repaired = new Map(further.map((one) => [one.before, one.after]));
  const last = validate(changed.map((file) => repaired.get(file) ?? file));
  const worse = compareProblems(further, { problems: after, garbled: [] }, last);
  return worse.refused.length + worse.revealed.length === 0;
}
