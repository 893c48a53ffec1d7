import type { Range } from './locate';

/** A mistake that makes a part of a file unreadable: where it is, and what to write instead. */
export interface Diagnostic extends Range {
  /** The key on the line; empty where there is none. */
  field: string;
  message: string;
}

/** The two parts of an MDX file, in lines. */
export interface Parts {
  /** The lines between the two fences. */
  yaml: string[];
  /** How many lines stand before the first of them. */
  yamlStart: number;
  /** The index of the first line behind the frontmatter. */
  bodyStart: number;
  diagnostics: Diagnostic[];
}

const FENCE = /^---[ \t]*$/;
const NEARLY_FENCE = /^[ \t]*(?:--|-{3,}|[—–]+-?|\*{3,}|={3,}|\+{3,}|_{3,}|- - -)[ \t]*$/;
const KEY = /^["']?[A-Za-z][\w -]*(?:["'\t][ \t]*)?[:=]/;

/** Divides an MDX file at its fences, also where a fence is missing or misspelt. */
export function divide(lines: string[]): Parts {
  const start = lines.findIndex((line) => line.trim() !== '');
  const first = lines[start] ?? '';
  if (FENCE.test(first) && start === 0) return readUntilFence(lines, 0, []);
  if (FENCE.test(first)) {
    const message = `begins with ${start === 1 ? 'an empty line' : `${start} empty lines`}; delete ${start === 1 ? 'it' : 'them'}, so that --- is the first line`;
    return readUntilFence(lines, start, [toDiagnostic(0, '', message)]);
  }
  if (NEARLY_FENCE.test(first)) return readUntilFence(lines, start, [misspeltFence(start, first)]);
  const message = KEY.test(first)
    ? 'must start with frontmatter between two lines of ---, but the first of them is missing; write --- on a line of its own above this line'
    : 'must start with frontmatter between two lines of ---; copy it from a neighbouring file and change the values';
  const diagnostic = toDiagnostic(Math.max(0, start), first, message);
  return { yaml: [], yamlStart: 0, bodyStart: lines.length, diagnostics: [diagnostic] };
}

function readUntilFence(lines: string[], open: number, diagnostics: Diagnostic[]): Parts {
  let last = open;
  for (let index = open + 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (FENCE.test(line)) return cut(lines, open, index, index + 1, diagnostics);
    if (NEARLY_FENCE.test(line)) {
      return cut(lines, open, index, index + 1, [...diagnostics, misspeltFence(index, line)]);
    }
    if (isProse(lines, index)) break;
    if (line.trim() !== '') last = index;
  }
  const message =
    'is the last line of the frontmatter, which is never closed; write --- on a line of its own below it';
  const text = lines[last] ?? '';
  const field = /^\s*([\w-]+):/.exec(text)?.[1] ?? '';
  return cut(lines, open, last + 1, last + 1, [
    ...diagnostics,
    { ...toDiagnostic(last, text, message), field },
  ]);
}

function cut(
  lines: string[],
  open: number,
  end: number,
  bodyStart: number,
  diagnostics: Diagnostic[],
): Parts {
  return { yaml: lines.slice(open + 1, end), yamlStart: open + 1, bodyStart, diagnostics };
}

/** Frontmatter holds keys, lists and indented lines: anything else behind an empty line is prose. */
function isProse(lines: string[], index: number): boolean {
  const line = lines[index] ?? '';
  const isBehindGap = (lines[index - 1] ?? '').trim() === '';
  return isBehindGap && line !== '' && !/^([ \t]|- |#(?!#)|$)/.test(line) && !KEY.test(line);
}

function misspeltFence(index: number, line: string): Diagnostic {
  return toDiagnostic(
    index,
    line,
    `has "${line.trim()}" where the frontmatter needs ---, three hyphens`,
  );
}

function toDiagnostic(index: number, line: string, message: string): Diagnostic {
  return {
    line: index + 1,
    column: 1,
    endLine: index + 1,
    endColumn: line.length + 1,
    field: '',
    message,
  };
}
