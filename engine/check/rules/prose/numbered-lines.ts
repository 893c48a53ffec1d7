import { count } from '../../wording/text.ts';
import { shorten } from '../../wording/words.ts';
import {
  ESCAPED,
  type Line,
  linesOf,
  type MarkdownDiagnostic,
  type Node,
  type ProseRule,
} from './prose.ts';

/** A line that begins with a mark such as `a)`, `ii.`, `(1)`, `①` or `1\.`. */
interface Marked {
  line: Line;
  parent: Node | undefined;
  /** The index of its paragraph among its siblings, and whether it begins it. */
  index: number;
  isFirst: boolean;
  /** The mark with the space behind it. */
  mark: string;
  form: string;
  /** What the mark may count. */
  values: readonly { system: string; value: number }[];
}

const MARK = /^[ \t]*((\(?)([a-z]|[ivx]{1,5}|[A-Z]|[IVX]{2,5}|\d{1,2})(\)|\.))[^\S\n]+(?=\S)/;

/** A number in a circle. */
const CIRCLED = /^[ \t]*([①-⑳])[^\S\n]*(?=\S)/;

/** A number whose point was escaped, as Google Docs writes those that it does not take for a list. */
const ESCAPED_NUMBER = new RegExp(String.raw`^[ \t]*(\d{1,2})${ESCAPED}{2}[^\S\n]+(?=\S)`);

const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Lists whose numbers are letters, Roman, or in parentheses: Markdown makes one paragraph of them. */
export const numberedLines: ProseRule = (visits) => {
  const marked = visits.flatMap(({ node, parents, ...visit }): Marked[] => {
    if (node.type !== 'paragraph') return [];
    const parent = parents.at(-1);
    const index = parent?.children?.indexOf(node) ?? -1;
    return linesOf(visit).flatMap((line, at) => toMarked(line, parent, index, at === 0) ?? []);
  });
  return listRuns(marked).map(toDiagnostic);
};

function toMarked(line: Line, parent: Node | undefined, index: number, isFirst: boolean) {
  const { all, form, values } = readMark(line.seen);
  if (values.length === 0) return undefined;
  const mark = line.raw.slice(0, all.length).trimStart();
  return { line, parent, index, isFirst, mark, form, values };
}

function readMark(seen: string) {
  const [circled, digit = ''] = CIRCLED.exec(seen) ?? [];
  if (circled !== undefined) {
    const value = digit.charCodeAt(0) - '①'.charCodeAt(0) + 1;
    return { all: circled, form: 'circled', values: [{ system: '1', value }] };
  }
  const [escaped, number] = ESCAPED_NUMBER.exec(seen) ?? [];
  if (escaped !== undefined) {
    return { all: escaped, form: 'escaped', values: [{ system: '1', value: Number(number) }] };
  }
  const [all = '', , open = '', sign = '', close = ''] = MARK.exec(seen) ?? [];
  const values = listValues(sign, close === '.' && open === '', open !== '');
  return { all, form: `${open}${close}`, values };
}

/** "A." may be the initial of a name, and 1. or 1) is a list already. */
function listValues(sign: string, isPoint: boolean, isEnclosed: boolean) {
  if (/^\d/.test(sign)) return isEnclosed ? [{ system: '1', value: Number(sign) }] : [];
  const roman = ROMAN.indexOf(sign.toLowerCase());
  if (/^[A-Z]/.test(sign)) {
    return [
      ...(roman > 0 ? [{ system: 'I', value: roman }] : []),
      ...(isPoint || sign.length > 1 ? [] : [{ system: 'A', value: sign.charCodeAt(0) - 64 }]),
    ];
  }
  return [
    ...(roman > 0 ? [{ system: 'i', value: roman }] : []),
    ...(sign.length === 1 ? [{ system: 'a', value: sign.charCodeAt(0) - 96 }] : []),
  ];
}

/** Lines in a row that count from one on. */
function listRuns(marked: readonly Marked[]): Marked[][] {
  const runs: { system: string; lines: Marked[] }[] = [];
  for (const one of marked) {
    const run = runs.at(-1);
    const last = run?.lines.at(-1);
    const next = one.values.find(
      ({ system, value }) => system === run?.system && value === run.lines.length + 1,
    );
    if (run !== undefined && last !== undefined && next !== undefined && isNext(last, one)) {
      run.lines.push(one);
      continue;
    }
    const first = one.values.find(({ value }) => value === 1);
    if (first !== undefined) runs.push({ system: first.system, lines: [one] });
  }
  return runs.flatMap(({ lines }) => (lines.length > 1 ? [lines] : []));
}

/** Whether a line follows another one in its paragraph, or begins the next one. */
function isNext(last: Marked, one: Marked): boolean {
  if (last.form !== one.form || last.parent !== one.parent) return false;
  return one.index === last.index || (one.index === last.index + 1 && one.isFirst);
}

function toDiagnostic(run: readonly Marked[]): MarkdownDiagnostic {
  const [first] = run;
  const { start = 0, end = 0, raw = '' } = first?.line ?? {};
  const mark = first?.mark.trim() ?? '';
  const text = raw.trimStart().slice(first?.mark.length);
  const message = `begins ${count(run.length, 'line')} with "${mark}" and so on, which makes no list; write "${shorten(`1. ${text}`)}", as all lists with numbers are written`;
  const fix = run.map(({ line, mark: found }, at) => {
    const from = line.start + line.raw.length - line.raw.trimStart().length;
    return { start: from, end: from + found.length, text: `${at + 1}. ` };
  });
  return { kind: 'number-of-letters', start, end, message, fix };
}
