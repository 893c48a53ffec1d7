import { blank } from '../../read/blank.ts';
import { isOver } from '../../read/edits.ts';
import { shorten } from '../../wording/words.ts';
import type { Line, MarkdownDiagnostic } from './prose.ts';

/** What is no formula however it looks: code, remarks, and formulas that pages draw. */
const CODE =
  /(?<!`)(`+)(?!`)(?:(?!\1)[\s\S]){1,2000}\1(?!`)|\{\/\*(?:(?!\*\/)[\s\S])*\*\/\}|\$\$(?:(?!\$\$)[\s\S])*\$\$/g;

/** A text with spaces in place of code, at the same offsets. */
export function toUncoded(text: string): string {
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    const [mark] = /^(?:`{3,}|~{3,})/.exec(line.trimStart()) ?? [];
    const isInside = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence)) fence = undefined;
    return isInside ? blank(line) : line;
  });
  return lines.join('\n').replace(CODE, blank);
}

/** How formulas of LaTeX are marked elsewhere: what is between is a formula if it looks like one. */
const MARKS: readonly { pattern: RegExp; isBlock?: boolean }[] = [
  { pattern: /(?<![\\$\w])\$(?![\s$])([^$\n]{1,200})(?<![\s\\])\$(?![$\w])/dg },
  { pattern: /\\\(((?:(?!\\\))[^\n]){1,300})\\\)/dg },
  { pattern: /\\\[((?:(?!\\\])[\s\S]){1,1000})\\\]/dg, isBlock: true },
  {
    pattern:
      /^[ \t]*\[[ \t]*\n?((?:(?!\n[ \t]*\n)[^[\]]){1,600}\\[a-z](?:(?!\n[ \t]*\n)[^[\]]){1,600})\n?[ \t]*\][ \t]*$/dgm,
    isBlock: true,
  },
  {
    pattern:
      /\\begin\{(?:equation|align|gather|math|displaymath)\*?\}((?:(?!\\end)[\s\S]){1,1000})\\end\{(?:equation|align|gather|math|displaymath)\*?\}/dg,
    isBlock: true,
  },
];

/** A formula that is not marked as pages take it. */
export interface Latex {
  start: number;
  end: number;
  /** How it should be written. */
  better: string;
}

/** The formulas of a text between one dollar sign each, `\(` and `\)`, or `\[` and `\]`. */
export function findLatex(source: string): Latex[] {
  if (!/[$\\[]/.test(source)) return [];
  const text = toUncoded(source);
  const found = MARKS.flatMap(({ pattern, isBlock = false }) =>
    [...text.matchAll(pattern)].flatMap((match): Latex[] => {
      const tex = match[1]?.trim() ?? '';
      const [start, end] = [match.index, match.index + match[0].length];
      const isEnvironment = match[0].startsWith('\\begin');
      // Brackets around one letter are as often those of a list: \[x\].
      const isTooShort = tex.length < 2 && match[0].startsWith('\\[');
      if (isTooShort || !(isEnvironment || isFormula(tex))) return [];
      const formula = /\\begin\{align/.test(match[0])
        ? `\\begin{aligned}\n${tex}\n\\end{aligned}`
        : tex;
      const isAlone = isBlock && isOnOwnLines(text, start, end);
      return [
        {
          start,
          end,
          better: isAlone ? `$$\n${formula}\n$$` : `$$${toOneLine(formula)}$$`,
        },
      ];
    }),
  );
  return found
    .filter((one, at) => !isOver(one, found.slice(0, at)))
    .toSorted((a, b) => a.start - b.start);
}

function toOneLine(tex: string): string {
  return tex
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
}

function isOnOwnLines(text: string, start: number, end: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const lineEnd = text.indexOf('\n', end);
  return before.trim() === '' && text.slice(end, lineEnd < 0 ? text.length : lineEnd).trim() === '';
}

/** Whether words between marks are a formula: commands, powers, one letter, or letters and signs. */
function isFormula(tex: string): boolean {
  if (/\\[A-Za-z]{2,}|\\[,;!:]/.test(tex)) return true;
  if (/\p{L}{3,}/u.test(tex.replace(/[_^]\{[^{}]*\}/g, ''))) return false;
  if (/^[A-Za-z]$/.test(tex) || /[\p{L}\d)}][_^][\p{L}\d{(+−-]/u.test(tex)) return true;
  const hasLetter = /(?<![A-Za-z])[A-Za-z](?![A-Za-z])/.test(tex);
  return hasLetter && /^[A-Za-z(-]/.test(tex) && /[=<>≤≥≈+*/×·−-] ?[A-Za-z\d(]/.test(tex);
}

/** Formulas that readers would see as they are typed. */
export function findFormulaMarks({ raw, start: from }: Line): MarkdownDiagnostic[] {
  return findLatex(raw).map((one) => {
    const [start, end, better] = [from + one.start, from + one.end, one.better];
    const shortened = shorten(raw.slice(one.start, one.end));
    const message = `has a formula, "${shortened}", which pages draw between two dollar signs each; write "${shorten(better)}"`;
    return { kind: 'formula-marks', start, end, message, fix: [{ start, end, text: better }] };
  });
}
