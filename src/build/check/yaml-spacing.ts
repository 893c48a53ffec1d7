import type { TryRepair } from './yaml-repairs';

/** Replaces the beginning of a line, and explains why. */
function onStart(
  pattern: RegExp,
  mend: (match: RegExpExecArray) => string,
  explain: (match: RegExpExecArray) => string,
): TryRepair {
  return (lines, at) => {
    const line = lines[at] ?? '';
    const match = pattern.exec(line);
    if (match === null) return undefined;
    const slip = {
      line: at + 1,
      column: 1,
      endLine: at + 1,
      endColumn: match[0].length + 1,
      field: match.groups?.key ?? '',
      message: explain(match),
    };
    return { lines: lines.with(at, mend(match) + line.slice(match[0].length)), slip };
  };
}

/** All lines that are indented with tabs are one slip. */
const tabs: TryRepair = (lines, at) => {
  const match = /^[ ]*\t[ \t]*/.exec(lines[at] ?? '');
  if (match === null) return undefined;
  const others = lines.filter((line, index) => index !== at && /^ *\t/.test(line)).length;
  const more =
    others === 0 ? '' : `, here and in ${others} more ${others === 1 ? 'line' : 'lines'}`;
  const slip = {
    line: at + 1,
    column: 1,
    endLine: at + 1,
    endColumn: match[0].length + 1,
    field: '',
    message: `begins a line with a tab${more}; use two spaces for each level instead`,
  };
  const expand = (line: string) => line.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '  '));
  return { lines: lines.map(expand), slip };
};

const hardSpace = onStart(
  /^[\u00A0 ]*(?:-\u00A0)?(?<key>[\w-]*):?\u00A0+/,
  ([start]) => start.replaceAll('\u00A0', ' '),
  () => 'has a non-breaking space, which looks like a space and is none; type the space again',
);

const missingSpace = onStart(
  /^\s*(?:- +)*(?<key>[A-Za-z][\w-]*):(?=[^\s/])/,
  ([start]) => `${start} `,
  ({ groups }) => `needs a space behind the colon: write "${groups?.key}: ", then the value`,
);

const equalsSign = onStart(
  /^\s*(?:- +)*(?<key>[A-Za-z][\w-]*)\s*=\s*/,
  ([start]) => start.replace(/\s*=\s*$/, ': '),
  ({ groups }) => `is followed by an equals sign; write a colon and a space: "${groups?.key}: "`,
);

const missingColon = onStart(
  /^\s*(?:- +)*(?<key>[a-z][A-Za-z]*)[ \t]+(?=\S)/,
  ([start]) => start.replace(/[ \t]+$/, ': '),
  ({ groups }) => `has no colon behind its name; write "${groups?.key}: ", then the value`,
);

const bareName = onStart(
  /^\s*(?<key>[a-z][A-Za-z]*)$/,
  ([start]) => `${start}:`,
  ({ groups }) => `has no colon behind its name; write "${groups?.key}:"`,
);

/** Tries the columns in which the fields around a line begin. */
function toIndent(shift: number): TryRepair {
  return (lines, at) => {
    const line = lines[at] ?? '';
    const indent = indentOf(line);
    const wanted = indent + shift;
    const isOdd = indent % 2 === 0 && wanted % 2 === 1;
    if (wanted < 0 || isOdd || !/^\s*(- |[\w-]+:)/.test(line) || !isUsed(lines, at, wanted))
      return undefined;
    const key = /^[\s-]*([\w-]+):/.exec(line)?.[1] ?? '';
    const slip = {
      line: at + 1,
      column: 1,
      endLine: at + 1,
      endColumn: indent + 1,
      field: key,
      message: `begins with ${spaces(indent)}, but the fields beside it with ${spaces(wanted)}; let all of them begin in the same column`,
    };
    return { lines: lines.with(at, ' '.repeat(wanted) + line.trimStart()), slip };
  };
}

function isUsed(lines: string[], at: number, indent: number): boolean {
  const neighbours = [...lines.slice(0, at).toReversed(), ...lines.slice(at + 1)];
  return neighbours.some((line) => line.trim() !== '' && indentOf(line) === indent);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? '1 space' : `${count} spaces`;
}

/** Slips in front of a value. */
export const spacingRepairs: TryRepair[] = [
  tabs,
  hardSpace,
  missingSpace,
  equalsSign,
  bareName,
  ...[-1, 1, -2, 2, -3, 3, -4, 4].map(toIndent),
  missingColon,
];
