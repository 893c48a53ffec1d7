import type { Problem } from '../problem';

/** So many equal problems of a file are reported one by one. */
const FEW = 2;

/**
 * Tells what is wrong again and again in a file once, with the other lines.
 * @param problems by file and place
 */
export function groupEqual(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = toKey(problem);
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return problems.flatMap((problem) => {
    const group = groups.get(toKey(problem)) ?? [problem];
    if (group.length <= FEW) return [problem];
    if (group[0] !== problem) return [];
    const lines = group.slice(1).map(({ line }) => line);
    const fix = group.flatMap((one) => one.fix ?? []);
    const message = `${problem.message}${toMore(lines)}`;
    return [{ ...problem, message, ...(fix.length > 0 && { fix }) }];
  });
}

/** Fields of the same name in a list are equal, whatever their number is. */
function toKey({ file, rule, severity, field, message }: Problem): string {
  return JSON.stringify([file, rule, severity, field.replace(/\b\d+\b/g, '*'), message]);
}

/** Where else the same was found, in words. */
export function toMore(lines: readonly number[]): string {
  const places = [...new Set(lines)].toSorted((a, b) => a - b);
  const shown = places.slice(0, 8).join(', ');
  const times = lines.length === 1 ? 'once more' : `${lines.length} more times`;
  const noun = places.length === 1 ? 'line' : 'lines';
  return `. The same ${times}, in ${noun} ${shown}${places.length > 8 ? ' and so on' : ''}`;
}
