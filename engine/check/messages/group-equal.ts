import type { Finding } from '../problem.ts';
import { groupBy } from '../read/group-by.ts';

/** What is said of a mistake. */
type Said = Pick<Finding, 'message' | 'fix'>;

/** Up to this many equal mistakes in a file are reported one by one. */
const FEW = 2;

/**
 * Reports a repeated mistake once, with the other lines.
 * @param found sorted by place
 * @param keyOf gives equal mistakes the same key
 * @param change gives a mistake another message and fix; by default, a copy of it
 */
export function groupEqual<T extends Said>(
  found: readonly T[],
  keyOf: (one: T) => string,
  lineOf: (one: T) => number,
  change: (one: T, change: Said) => T = (one, message) => ({ ...one, ...message }),
): T[] {
  const groups = groupBy(found, keyOf);
  return found.flatMap((one) => {
    const group = groups.get(keyOf(one)) ?? [one];
    if (group.length <= FEW) return [one];
    if (group[0] !== one) return [];
    const fix = group.flatMap((equal) => equal.fix ?? []);
    const stop = one.message.endsWith('?') ? '' : '.';
    const message = `${one.message}${stop} ${toMore(group.slice(1).map(lineOf))}`;
    return [change(one, { message, ...(fix.length > 0 && { fix }) })];
  });
}

function toMore(lines: readonly number[]): string {
  const ordered = [...new Set(lines)].toSorted((a, b) => a - b);
  const shown = ordered.slice(0, 8).join(', ');
  const noun = ordered.length === 1 ? 'line' : 'lines';
  return `The same ${lines.length} more times, in ${noun} ${shown}${ordered.length > 8 ? ' and so on' : ''}`;
}
