import { createHash } from 'node:crypto';

import type { Problem } from '../problem';

/**
 * A name for each problem that stays the same while lines above it come and go, so that a tool can
 * tell new problems from old ones.
 * @returns one hexadecimal text a problem, in their order, no two alike
 */
export function toFingerprints(problems: readonly Problem[]): string[] {
  const seen = new Map<string, number>();
  return problems.map(({ file, rule, field, message }) => {
    const subject = JSON.stringify([file, rule, field, message]);
    const count = seen.get(subject) ?? 0;
    seen.set(subject, count + 1);
    return createHash('sha256').update(`${subject}${count}`).digest('hex');
  });
}
