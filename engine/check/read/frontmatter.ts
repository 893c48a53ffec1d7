import { splitFrontmatter } from '#base/frontmatter';
import { shorten } from '#base/words';
import type { Finding } from '../problem';
import { onLine } from './locate';

/** What makes a part of a file unreadable, with the corrected lines if those are certain. */
export interface LineFinding extends Finding {
  lines?: LineChange[];
}

/** A line that is replaced by another one, by none or by two. */
export interface LineChange {
  /** Counted from 1. */
  line: number;
  before: string;
  after: string[];
}

/** The two parts of an MDX file, in lines. */
export interface Parts {
  /** The lines between the two fences, preceded by an empty one for each line above them. */
  yaml: string[];
  /** The index of the first line after the frontmatter. */
  bodyStart: number;
  findings: LineFinding[];
}

const THREE_HYPHENS = '---';
const FENCE = /^---[ \t]*$/;
const NEARLY_FENCE = /^[ \t]*(?:--|-{3,}|[—–]+-?|\*{3,}|={3,}|\+{3,}|_{3,}|- - -)[ \t]*$/;
const KEY = /^["']?[A-Za-z][\w -]*(?:["'\t][ \t]*)?[:=]/;

/** The most lines that programs generating texts put above the first fence. */
const MOST_ABOVE = 8;

/** Splits an MDX file at its fences, even if one is missing or misspelled. */
export function divide(lines: string[]): Parts {
  const start = lines.findIndex((line) => line.trim() !== '');
  const first = lines[start] ?? '';
  if (FENCE.test(first) && start === 0) return readUntilFence(lines, 0, []);
  if (FENCE.test(first)) {
    const message = `begins with ${start === 1 ? 'an empty line' : `${start} empty lines`}; delete ${start === 1 ? 'it' : 'them'}, so that --- is the first line`;
    return readUntilFence(lines, start, [
      { range: onLine(0, 0, 0), message, lines: cutAbove(lines, start) },
    ]);
  }
  if (NEARLY_FENCE.test(first))
    return readUntilFence(lines, start, [misspelledFence(start, first)]);
  const fence = lines.findIndex((line, at) => FENCE.test(line) && KEY.test(lines[at + 1] ?? ''));
  if (fence > 0 && fence <= MOST_ABOVE) return readUntilFence(lines, fence, [above(lines, fence)]);
  const isKey = KEY.test(first);
  const message = isKey
    ? 'must start with frontmatter between two lines of ---, but the first of them is missing; write --- on a line of its own above this line'
    : 'must start with frontmatter between two lines of ---; copy it from a neighboring file and change the values';
  const range = onLine(Math.max(0, start), 0, first.length);
  const fenced = [{ line: start + 1, before: first, after: [THREE_HYPHENS, first] }];
  const finding = { range, message, ...(isKey && { lines: fenced }) };
  return { yaml: [], bodyStart: lines.length, findings: [finding] };
}

/** Reports text above the first fence; only a code fence can be deleted without loss. */
function above(lines: readonly string[], fence: number): LineFinding {
  const words = lines.slice(0, fence);
  const at = words.findIndex((line) => line.trim() !== '');
  const message = `has "${shorten(words[at] ?? '')}" above its fields; delete what stands above ---, which must be the first line`;
  const isCode = words.every((line) => /^(?:`{3,}\w*)?$/.test(line.trim()));
  const range = onLine(at, 0, words[at]?.length ?? 0);
  return { range, message, ...(isCode && { lines: cutAbove(lines, fence) }) };
}

function readUntilFence(lines: string[], open: number, above: LineFinding[]): Parts {
  let last = open;
  for (let index = open + 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (FENCE.test(line) || NEARLY_FENCE.test(line)) {
      const misspelled = FENCE.test(line) ? [] : [misspelledFence(index, line)];
      const findings = [...above, ...misspelled];
      return { yaml: blankTo(open, lines.slice(0, index)), bodyStart: index + 1, findings };
    }
    if (isProse(lines, index)) break;
    if (line.trim() !== '') last = index;
  }
  const message =
    'is the last line of the frontmatter, which is never closed; write --- on a line of its own below it';
  const text = lines[last] ?? '';
  const field = /^\s*([\w-]+):/.exec(text)?.[1] ?? '';
  const range = onLine(last, 0, text.length);
  const closing = [{ line: last + 1, before: text, after: [text, THREE_HYPHENS] }];
  return {
    yaml: blankTo(open, lines.slice(0, last + 1)),
    bodyStart: last + 1,
    findings: [...above, { range, message, field, lines: closing }],
  };
}

function blankTo(open: number, lines: readonly string[]): string[] {
  return lines.map((line, index) => (index <= open ? '' : line));
}

/** Frontmatter holds keys, lists and indented lines: anything else after an empty line is prose. */
function isProse(lines: string[], index: number): boolean {
  const line = lines[index] ?? '';
  const isBehindGap = (lines[index - 1] ?? '').trim() === '';
  return isBehindGap && line !== '' && !/^([ \t]|- |#(?!#)|$)/.test(line) && !KEY.test(line);
}

/** Deletes the lines above the first fence. */
function cutAbove(lines: readonly string[], start: number): LineChange[] {
  return lines.slice(0, start).map((before, at) => ({ line: at + 1, before, after: [] }));
}

function misspelledFence(index: number, line: string): LineFinding {
  const message = `has "${line.trim()}" where the frontmatter needs ---, three hyphens`;
  const lines = [{ line: index + 1, before: line, after: [THREE_HYPHENS] }];
  return { range: onLine(index, 0, line.length), message, lines };
}

/**
 * The YAML part of a file, with its offsets: the frontmatter, or all of a `.yaml` file.
 * @returns undefined if an `.mdx` file does not begin with frontmatter
 */
export function splitParts(path: string, source: string) {
  if (path.endsWith('.yaml')) return { yaml: source, start: 0, end: source.length };
  const parts = splitFrontmatter(source);
  return parts && { ...parts, end: parts.start + parts.yaml.length };
}
