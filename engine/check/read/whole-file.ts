import type { Finding, RuleName } from '../problem';
import { onLine } from './locate';

/** What is wrong with a file as a whole: nothing else is reported of it. */
export interface Spoilt {
  rule: RuleName;
  finding: Finding;
  /** The text as it was before, as far as one can tell, with its lines where they are. */
  source: string;
}

/** Finds what spoils a whole file: an encoding that is not ours, or a conflict of Git. */
export function findSpoilt(source: string): Spoilt | undefined {
  return findUtf16(source) ?? findConflict(source);
}

/** Every other character is a NUL where UTF-16 was read as UTF-8. */
function findUtf16(source: string): Spoilt | undefined {
  const sample = source.slice(0, 4000);
  const nuls = sample.split('\0').length - 1;
  if (nuls < 8 || nuls * 4 < sample.length) return undefined;
  const message =
    'is saved as UTF-16, which Windows calls "Unicode", and files here are UTF-8; in VS Code press "UTF-16" in the lower right corner, choose "Save with Encoding", then "UTF-8"';
  const finding = { range: onLine(0, 0, 1), message };
  return { rule: 'yaml', finding, source: source.replace(/[\0\uFFFD]/g, '') };
}

const OURS = /^<{7}(?: |$)/;
const BASE = /^\|{7}(?: |$)/;
const MIDDLE = /^={7}$/;
const THEIRS = /^>{7}(?: |$)/;

/** Two versions below each other, between the marks that Git has put there. */
function findConflict(source: string): Spoilt | undefined {
  if (!/^(?:<{7}|>{7}|\|{7})(?: |\r?$)/m.test(source)) return undefined;
  const lines = source.split(/\r\n|\n|\r/);
  const starts = lines.flatMap((line, at) => (OURS.test(line) ? [at] : []));
  const marks = lines.flatMap((line, at) => (isMark(line) ? [at] : []));
  const first = starts[0] ?? marks[0] ?? 0;
  const end = lines.findIndex((line, at) => at > first && THEIRS.test(line));
  const range = onLine(first, 0, lines[first]?.length ?? 0);
  const finding = { range, message: toMessage(lines, starts, first, end) };
  return { rule: 'unfinished', finding, source: keepOurs(lines).join('\n') };
}

function isMark(line: string): boolean {
  return OURS.test(line) || BASE.test(line) || THEIRS.test(line);
}

function toMessage(lines: string[], starts: number[], first: number, end: number): string {
  const others = starts.slice(1).map((at) => at + 1);
  const advice =
    'keep the lines that are right, and delete the others with the lines that begin with <<<<<<<, ======= and >>>>>>>';
  if (starts.length === 0 || end < 0) {
    return `has "${lines[first]}", the rest of a conflict of Git; look whether the lines around it stand twice, and delete this one`;
  }
  const name = /^>{7} (.+)$/.exec(lines[end] ?? '')?.[1];
  const from = name === undefined ? 'another branch' : `"${name}"`;
  const more =
    others.length === 0
      ? ''
      : `, and ${others.length === 1 ? 'another' : `${others.length} more`} in ${others.length === 1 ? 'line' : 'lines'} ${others.join(', ')}`;
  return `has a conflict of Git that nobody has settled: from here to line ${end + 1} stand two versions, yours and that of ${from}${more}; ${advice}`;
}

/** The file as it was on this side, with an empty line for each that goes. */
function keepOurs(lines: string[]): string[] {
  let side: 'both' | 'ours' | 'other' = 'both';
  return lines.map((line) => {
    if (OURS.test(line)) side = 'ours';
    else if (BASE.test(line) || (MIDDLE.test(line) && side === 'ours')) side = 'other';
    else if (THEIRS.test(line)) side = 'both';
    else if (side !== 'other') return line;
    return '';
  });
}
