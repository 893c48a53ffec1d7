import { findExcess } from '../guard/text-limits';
import type { Finding, RuleName } from '../problem';
import { onLine, toLines } from './locate';

/** The problem that spoils a file as a whole; nothing else is reported about it. */
export interface Spoilt {
  rule: RuleName;
  finding: Finding;
}

/** Finds what spoils a whole file: its size, an encoding other than UTF-8, or a Git conflict. */
export function findSpoilt(path: string, source: string): Spoilt | undefined {
  const excess = findExcess(source, path.endsWith('.mdx'));
  if (excess !== undefined) return { rule: 'safety', finding: excess };
  return findUtf16(source) ?? findConflict(source);
}

/** UTF-16 that was read as UTF-8 has a NUL for every other character. */
function findUtf16(source: string): Spoilt | undefined {
  const sample = source.slice(0, 4000);
  const nuls = sample.split('\0').length - 1;
  if (nuls < 8 || nuls * 4 < sample.length) return undefined;
  const message =
    'is saved as UTF-16, which Windows calls "Unicode", and files here are UTF-8; in VS Code press "UTF-16" in the lower right corner, choose "Save with Encoding", then "UTF-8"';
  return { rule: 'yaml', finding: { range: onLine(0, 0, 1), message } };
}

/** Two versions one below the other, between Git's conflict markers. */
function findConflict(source: string): Spoilt | undefined {
  const lines = toLines(source);
  const starts = lines.flatMap((line, at) => (/^<{7}(?: |$)/.test(line) ? [at] : []));
  const first = starts[0] ?? lines.findIndex((line) => /^([|>])\1{6}(?: |$)/.test(line));
  if (first < 0) return undefined;
  const end = lines.findIndex((line, at) => at > first && /^>{7}(?: |$)/.test(line));
  const range = onLine(first, 0, lines[first]?.length ?? 0);
  const message =
    starts.length === 0 || end < 0
      ? `has "${lines[first]}", the rest of a conflict of Git; look whether the lines around it stand twice, and delete this one`
      : toMessage(lines[end] ?? '', end, starts.slice(1));
  return { rule: 'unfinished', finding: { range, message } };
}

function toMessage(mark: string, end: number, others: readonly number[]): string {
  const name = /^>{7} (.+)$/.exec(mark)?.[1];
  const from = name === undefined ? 'another branch' : `"${name}"`;
  const number = others.length === 1 ? 'another in line' : `${others.length} more in lines`;
  const places = others.map((at) => at + 1).join(', ');
  const more = others.length === 0 ? '' : `, and ${number} ${places}`;
  return `has a conflict of Git that nobody has settled: from here to line ${end + 1} stand two versions, yours and that of ${from}${more}; keep the lines that are right, and delete the others with the lines that begin with <<<<<<<, ======= and >>>>>>>`;
}
