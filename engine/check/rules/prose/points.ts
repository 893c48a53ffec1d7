import { count } from '#base/text';
import { shorten } from '#base/words';
import type { Block, Change, Line, MarkdownDiagnostic, Prose } from './prose';
import { linesOf, paragraphsOf } from './prose';

/** What a line begins with where its author meant a point of a list. */
interface MarkdownRule {
  kind: string;
  pattern: RegExp;
  /** So many lines of a paragraph must begin like this. */
  least: number;
  /** What the line should begin with. */
  mend: (match: RegExpExecArray) => string;
  /** False where the author may want something else. */
  isOneAnswer?: boolean;
  why: (match: RegExpExecArray) => string;
}

const NO_BREAK = '[\\u00A0\\u2002\\u2003\\u2007\\u2009\\u202F\\u3000]';

const rules: MarkdownRule[] = [
  {
    kind: 'indented-with-hard-space',
    pattern: new RegExp(`^[ \\t]*${NO_BREAK}+[ \\t]*(#{1,6}|[-*+]|\\d{1,3}[.)])[ \\t]+(?=\\S)`),
    least: 1,
    mend: ([, mark]) => `${mark} `,
    why: () => 'begins a line with a non-breaking space, as Word makes it',
  },
  {
    kind: 'bullet-sign',
    pattern: /^[ \t]*([•◦▪▫‣⁃●○■□➢➤►·\uF0B7\uF0A7\uF0D8]|o(?=\t))\s*(?=\S)/,
    least: 1,
    mend: () => '- ',
    why: ([, sign]) => `begins a line with "${toSign(sign)}", which makes no list`,
  },
  {
    kind: 'point-with-hard-space',
    pattern: new RegExp(`^[ \\t]*([-*+])[ \\t]*${NO_BREAK}[\\s]*(?=\\S)`),
    least: 1,
    mend: ([, mark]) => `${mark} `,
    why: ([, mark]) => `has a non-breaking space behind "${mark}", which makes no list`,
  },
  {
    kind: 'number-with-hard-space',
    pattern: new RegExp(`^[ \\t]*(\\d{1,3}[.)])[ \\t]*${NO_BREAK}\\s*(?=\\S)`),
    least: 1,
    mend: ([, mark]) => `${mark} `,
    why: ([, mark]) => `has a non-breaking space behind "${mark}", which makes no list`,
  },
  {
    kind: 'point-without-space',
    pattern: /^[ \t]*([-*])(?=\p{L}[\p{L} ])(?!\S*\*)/u,
    least: 1,
    mend: ([, mark]) => `${mark} `,
    why: ([, mark]) => `has no space behind "${mark}", which makes no list`,
  },
  {
    kind: 'number-without-space',
    pattern: /^[ \t]*(\d{1,2}[.)])(?=\p{Lu}\p{L})/u,
    least: 1,
    mend: ([, mark]) => `${mark} `,
    why: ([, mark]) => `has no space behind "${mark}", which makes no list`,
  },
  {
    kind: 'dash-as-point',
    pattern: /^[ \t]*([–—+])[ \t]*(?=\p{L})/u,
    least: 2,
    mend: () => '- ',
    why: ([, sign]) => `begins lines with "${sign}", which makes no list`,
  },
  {
    kind: 'symbol-as-point',
    pattern: /^[ \t]*([☐☑✓✔✗✘→➜➔✦◆★☆✅❌❗]|\p{Emoji_Presentation})\uFE0F?[ \t]*(?=\S)/u,
    least: 2,
    mend: ([all]) => `- ${all.trim()} `,
    why: ([, sign]) => `begins lines with "${sign}", which makes no list`,
  },
  {
    kind: 'letter-as-point',
    pattern: /^[ \t]*(\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})\)|[a-z]\.)[ \t]+(?=\S)/,
    least: 2,
    mend: () => '1. ',
    isOneAnswer: false,
    why: ([, mark]) => `begins lines with "${mark}" and so on, which makes no list`,
  },
  {
    kind: 'number-inside-paragraph',
    pattern: /^[ \t]*(\d{1,2}[.)])[ \t]+(?=\p{Lu})/u,
    least: 2,
    mend: ([, mark]) => `${mark} `,
    why: ([, mark]) =>
      `has "${mark}" right below a line of text, where a list can begin with 1 only`,
  },
  {
    kind: 'box-without-point',
    pattern: /^[ \t]*(\[[ xX]?\])[ \t]+(?=\S)/,
    least: 1,
    mend: () => '- ',
    why: ([, box]) => `begins a line with "${box}", a box that nobody can tick here`,
  },
];

/** Lines that begin like points of a list, and became a paragraph. */
export function findPoints(prose: Prose): MarkdownDiagnostic[] {
  return paragraphsOf(prose).flatMap((block) => [
    ...rules.flatMap((rule) => applyRule(rule, block, prose.text)),
    ...findFlattened(block),
  ]);
}

function applyRule(rule: MarkdownRule, block: Block, text: string): MarkdownDiagnostic[] {
  const found = linesOf(block).flatMap((line, index) => {
    const match = rule.pattern.exec(withLead(line, index, text));
    return match === null || isFootnote(match, text) ? [] : [{ line, match, index }];
  });
  const [first] = found;
  if (first === undefined || found.length < rule.least) return [];
  const { line, match } = first;
  const rest = line.raw.slice(match[0].length - lead(line, first.index, text).length);
  const isRun = found.length > 1;
  const effect = isRun
    ? `so readers see ${count(found.length, 'line')} as one paragraph`
    : 'so readers see it as it stands';
  const end =
    rule.kind === 'number-inside-paragraph'
      ? `leave an empty line above "${shorten(`${rule.mend(match)}${rest}`)}"`
      : `write "${shorten(`${rule.mend(match)}${rest}`)}"`;
  const fix = found.flatMap(({ line: at, match: it, index }) =>
    toFix(rule, at, it, lead(at, index, text)),
  );
  const isInside = rule.kind === 'number-inside-paragraph';
  const gap = [{ start: line.start, end: line.start, text: '\n' }];
  return [
    {
      kind: rule.kind,
      start: line.start - lead(line, first.index, text).length,
      end: line.start + line.raw.length,
      message: `${rule.why(match)}, ${effect}; ${end}`,
      ...(rule.isOneAnswer === false ? {} : { fix: isInside ? gap : fix }),
    },
  ];
}

/** The parser leaves out what stands in front of a paragraph: hard spaces belong to it. */
function lead({ start }: Line, index: number, text: string): string {
  if (index > 0) return '';
  return /(?<![^\S\n])[^\S\n]*$/.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
}

function withLead(line: Line, index: number, text: string): string {
  return lead(line, index, text) + line.seen;
}

function toFix(rule: MarkdownRule, line: Line, match: RegExpExecArray, before: string): Change[] {
  const start = line.start - before.length;
  const indent = /^[ \t]*/.exec(match[0])?.[0] ?? '';
  const text = indent + rule.mend(match);
  return [{ start, end: start + match[0].length, text }];
}

/** "*Without tax" explains an asterisk behind a word above. */
function isFootnote([, mark]: RegExpExecArray, text: string): boolean {
  return mark === '*' && /[\p{L}\p{N})%]\*(?=[\s.,;:)|]|$)/mu.test(text);
}

/** "• one • two • three" on one line. */
function findFlattened(block: Block): MarkdownDiagnostic[] {
  return linesOf(block).flatMap(({ start, raw, seen }) => {
    const bullets = [...seen.matchAll(/[•▪●‣]/g)];
    if (bullets.length < 2) return [];
    const first = bullets[0]?.index ?? 0;
    if (seen.slice(0, first).trim() === '' && bullets.length < 3) return [];
    const message = `has ${bullets.length} points on one line, with "${bullets[0]?.[0]}" between them, so readers see one paragraph; write each on a line of its own behind "- "`;
    return [{ kind: 'points-on-one-line', start: start + first, end: start + raw.length, message }];
  });
}

function toSign(sign = ''): string {
  return /[\uE000-\uF8FF]/.test(sign) ? 'a bullet of Word' : sign;
}
