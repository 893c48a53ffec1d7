import type { Problem } from '../problem.ts';
import { applyEdits } from '../read/text-edit.ts';

/** A text with the fixes of all its problems applied once; `fixFile` repeats until none remain. */
export function applyFixes(source: string, problems: readonly Problem[]): string {
  return applyEdits(
    source,
    problems.flatMap(({ fix = [] }) => fix),
  );
}
