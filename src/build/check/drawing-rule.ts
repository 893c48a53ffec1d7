import type { Inspection } from '../images/drawing-hazards';
import { inspectDrawing } from '../images/drawing-hazards';
import type { Disk, FileFacts } from './disk';
import type { Range } from './locate';
import type { Problem } from './problem';
import type { Finding } from './rule';
import { toProblems } from './rule';

/** Everything in drawings that could run, load or lead anywhere, and drawings that nobody can read. */
export function checkDrawings(disk: Disk): Problem[] {
  return [...disk].flatMap(([path, facts]) => toProblems('image', path, judgeDrawing(facts)));
}

/** What follows from a drawing alone, found once. */
function judgeDrawing(facts: FileFacts): Finding[] {
  const { drawing } = facts;
  if (drawing === undefined || facts.bytes === 0) return [];
  const known = cache.get(facts);
  if (known !== undefined) return known;
  const findings = toFindings(drawing, inspectDrawing(drawing));
  cache.set(facts, findings);
  return findings;
}

const cache = new WeakMap<FileFacts, Finding[]>();

function toFindings(drawing: string, { hazards, unreadable }: Inspection): Finding[] {
  if (unreadable !== undefined) {
    const { start, message } = unreadable;
    const range = toRange(drawing, start, start + 1);
    return [
      { range, message: `cannot be read as a drawing from here on (${message}); export it again` },
    ];
  }
  return hazards.flatMap(({ start, end, message }) =>
    message === undefined ? [] : [{ range: toRange(drawing, start, end), message }],
  );
}

function toRange(text: string, start: number, end: number): Range {
  const from = toPlace(text, start);
  const to = toPlace(text, end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}

function toPlace(text: string, offset: number) {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
