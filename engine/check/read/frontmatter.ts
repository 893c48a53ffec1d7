import type { Finding } from '../problem.ts';
import { shorten } from '../wording/words.ts';
import { onLine } from './locate.ts';
import { splitFrontmatter } from './split-frontmatter.ts';

/** What makes a part of a file unreadable, with the corrected lines if those are certain. */
export interface LineFinding extends Finding {
  /** Replaces a line, given by its index, by another one, by none or by two. */
  changes?: { at: number; after: string[] }[] | undefined;
}

/** The two parts of an MDX file, in lines. */
interface Parts {
  /** The lines between the two fences, below an empty one for each line above; none without any. */
  yaml: string[];
  /** The index of the first line after the frontmatter. */
  bodyStart: number;
  findings: LineFinding[];
}

const FENCE = /^---[ \t]*$/;
const NEARLY_FENCE = /^(?:--|-{3,}|[—–]+-?|\*{3,}|={3,}|\+{3,}|_{3,}|- - -)[ \t]*$/;
const INDENT = /^[ \t]+/;
const KEY = /^["']?[A-Za-z][\w -]*(?:["'\t][ \t]*)?[:=]/;

/** The most lines that programs generating texts put above the first fence. */
const MOST_ABOVE = 8;

/** Splits an MDX file at its fences, even if one is missing or misspelled. */
export function divide(lines: string[]): Parts {
  const start = lines.findIndex((line) => line.trim() !== '');
  const first = lines[start] ?? '';
  if (NEARLY_FENCE.test(first.replace(INDENT, ''))) {
    const isLate = FENCE.test(first) && start > 0;
    return readUntilFence(lines, start, isLate ? [emptyAbove(start)] : validateFence(start, first));
  }
  const fence = lines.findIndex((line, at) => FENCE.test(line) && KEY.test(lines[at + 1] ?? ''));
  if (fence > 0 && fence <= MOST_ABOVE)
    return readUntilFence(lines, fence, [textAbove(lines.slice(0, fence), start)]);
  const range = onLine(Math.max(0, start), 0, first.length);
  const rule = 'must start with frontmatter between two lines of ---';
  const finding = KEY.test(first)
    ? {
        range,
        message: `${rule}, but the first of them is missing; write --- on a line of its own above this line`,
        changes: [{ at: start, after: ['---', first] }],
      }
    : { range, message: `${rule}; copy it from a neighboring file and change the values` };
  return { yaml: [], bodyStart: lines.length, findings: [finding] };
}

function emptyAbove(count: number): LineFinding {
  const [what, them] = count === 1 ? ['an empty line', 'it'] : [`${count} empty lines`, 'them'];
  const message = `begins with ${what}; delete ${them}, so that --- is the first line`;
  return { range: onLine(0, 0, 0), message, changes: cutAbove(count) };
}

/** Reports text above the first fence; only a code fence can be deleted without loss. */
function textAbove(lines: string[], at: number): LineFinding {
  const first = lines[at] ?? '';
  const message = `has "${shorten(first)}" above its fields; delete what stands above ---, which must be the first line`;
  const isCode = lines.every((line) => /^(?:`{3,}\w*)?$/.test(line.trim()));
  const changes = isCode ? cutAbove(lines.length) : undefined;
  return { range: onLine(at, 0, first.length), message, changes };
}

function cutAbove(count: number) {
  return Array.from({ length: count }, (_, at) => ({ at, after: [] }));
}

function validateFence(at: number, line: string): LineFinding[] {
  if (FENCE.test(line)) return [];
  const message = `has "${line.trim()}" where the frontmatter needs ---, three hyphens`;
  const changes = [{ at, after: ['---'] }];
  return [{ range: onLine(at, 0, line.length), message, changes }];
}

function readUntilFence(lines: string[], open: number, above: LineFinding[]): Parts {
  const yaml = lines.map((line, index) => (index <= open ? '' : line));
  const closeAt = (at: number): Parts => {
    const findings = [...above, ...validateFence(at, lines[at] ?? '')];
    return { yaml: yaml.slice(0, at), bodyStart: at + 1, findings };
  };
  let last = open;
  // An indented line belongs to the value above it, unless no other line closes the fields.
  let indented: number | undefined;
  for (let at = open + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (NEARLY_FENCE.test(line)) return closeAt(at);
    if (NEARLY_FENCE.test(line.replace(INDENT, ''))) indented ??= at;
    if (isProse(lines, at)) break;
    if (line.trim() !== '') last = at;
  }
  if (indented !== undefined) return closeAt(indented);
  const text = lines[last] ?? '';
  const unclosed = {
    range: onLine(last, 0, text.length),
    field: /^\s*([\w-]+):/.exec(text)?.[1] ?? '',
    message:
      'is the last line of the frontmatter, which is never closed; write --- on a line of its own below it',
    changes: [{ at: last, after: [text, '---'] }],
  };
  return { yaml: yaml.slice(0, last + 1), bodyStart: last + 1, findings: [...above, unclosed] };
}

/** Frontmatter holds keys, lists and indented lines: anything else after an empty line is prose. */
function isProse(lines: string[], index: number): boolean {
  const line = lines[index] ?? '';
  const isBehindGap = (lines[index - 1] ?? '').trim() === '';
  return isBehindGap && line !== '' && !/^([ \t]|- |#(?!#)|$)/.test(line) && !KEY.test(line);
}

/** The frontmatter of an `.mdx` file, if it has one, or a whole `.yaml` file, with its offsets. */
export function splitParts(path: string, source: string) {
  if (path.endsWith('.yaml')) return { yaml: source, start: 0, end: source.length };
  const parts = splitFrontmatter(source);
  return parts && { ...parts, end: parts.start + parts.yaml.length };
}
