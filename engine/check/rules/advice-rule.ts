import type { TextAdvice } from '../model/content-model.ts';
import type { Finding, Problem } from '../problem.ts';
import type { ContentFile } from '../read/content-file.ts';
import { replace } from '../read/edits.ts';
import { listTexts } from '../read/field-values.ts';
import { textIndex } from '../read/locate.ts';
import { applyEdits } from '../read/text-edit.ts';
import { shorten } from '../wording/words.ts';
import { toFieldFindings, toProblems } from './rule.ts';

/** What in a line is no text: code, formulas, tags, and addresses of links. */
const NO_TEXT = /`[^`\n]*`|\$[^$\n]+\$|<[^<>\n]*>|\]\([^()\n]*\)/g;

/** What may take several lines and is no text: formulas and remarks for authors. */
const BETWEEN = [
  ['$$', '$$'],
  ['{/*', '*/}'],
] as const;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** A site's own advice on its texts: warnings, each with its fix. */
export function checkAdvice(file: ContentFile): Problem[] {
  const { advise } = file.model;
  if (advise === undefined) return [];
  const findings = [...adviseFields(file, advise), ...adviseBody(file, advise)];
  return toProblems(
    'editorial',
    file.path,
    findings.map((one) => ({ ...one, isWarning: true })),
  );
}

type Advise = (text: string) => readonly TextAdvice[];

function adviseFields(file: ContentFile, advise: Advise): Finding[] {
  if (!file.hasData) return [];
  return listTexts(file).flatMap(({ path, text }) => {
    const found = advise(text);
    const [first] = found;
    if (first === undefined) return [];
    const better = applyEdits(
      text,
      found.map((one) => ({ start: one.start, end: one.end, text: one.better })),
    );
    return toFieldFindings(file, path, { message: toMessage(text, first), better });
  });
}

function adviseBody(file: ContentFile, advise: Advise): Finding[] {
  if (!file.path.endsWith('.mdx') || file.unreadable !== undefined) return [];
  const { rangeOf } = textIndex(file.body);
  const text = toText(file.body);
  return advise(text).map((one) => {
    const range = rangeOf(one.start, one.end);
    return { range, message: toMessage(text, one), fix: replace(file, range, one.better) };
  });
}

/** A body whose code, formulas, tags and addresses are blank, so that all else keeps its place. */
function toText(body: string): string {
  let fence = '';
  const lines = body.split('\n').map((line) => {
    const mark = FENCE.exec(line)?.[1] ?? '';
    const isFenced = fence !== '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence)) fence = '';
    return isFenced || mark !== '' ? blank(line) : line;
  });
  const whole = BETWEEN.reduce(
    (text, [open, close]) => blankBetween(text, open, close),
    lines.join('\n'),
  );
  return whole.replace(NO_TEXT, blank);
}

function blankBetween(text: string, open: string, close: string): string {
  const parts: string[] = [];
  let done = 0;
  for (;;) {
    const from = text.indexOf(open, done);
    const to = from < 0 ? -1 : text.indexOf(close, from + open.length);
    if (to < 0) return parts.join('') + text.slice(done);
    parts.push(text.slice(done, from), blank(text.slice(from, to + close.length)));
    done = to + close.length;
  }
}

/** As many signs that no word has; lines stay. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, '\u0000');
}

function toMessage(text: string, { start, end, message, better }: TextAdvice): string {
  return `has "${shorten(text.slice(start, end))}", which ${message}; write "${better}"`;
}
