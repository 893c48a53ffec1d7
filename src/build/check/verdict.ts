import type { Problem } from './problem';

/** Whether problems stop a build: errors do, warnings only where a check is strict. */
export function isFailing(problems: readonly Problem[], isStrict = false): boolean {
  return problems.some(({ severity }) => isStrict || severity === 'error');
}
