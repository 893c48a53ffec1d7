import { applyEdits } from '#base/edits';
import type { Problem } from '../problem';

/** A text with the edits of all its problems made at once; `fixFile` goes on until nothing is left to do. */
export function applyFixes(source: string, problems: readonly Problem[]): string {
  return applyEdits(
    source,
    problems.flatMap(({ fix = [] }) => fix),
  );
}
