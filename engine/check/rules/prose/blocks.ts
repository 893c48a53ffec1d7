import { count } from '../../wording/text.ts';
import { shorten } from '../../wording/words.ts';
import {
  type Found,
  forNodes,
  type Line,
  linesOf,
  type Node,
  type ProseRule,
  RUNNING_TEXT,
  spanOf,
  textOf,
  type Visit,
} from './prose.ts';

/** How a line begins that its author meant as a list item. */
interface PointRule {
  kind: string;
  pattern: RegExp;
  why: (mark: string) => string;
  /** What the line should begin with; by default, the mark and a space. */
  better?: string;
  /** How many lines of a paragraph must begin like this. */
  least?: number;
  /** Whether its items are those of an item, where they stand in one. */
  isNested?: boolean;
}

const noSpace = (mark: string) => `has no space behind "${mark}", which makes no list`;

/** A bullet as Word copies it: a sign, or a letter in one of its fonts. */
const BULLET = /^[ \t]*([•◦▪·\uF0B7\uF0A7o§ØüvqnlàÜ¨])(?=[\t\u00A0])/;

const points: PointRule[] = [
  {
    kind: 'bullet-sign',
    pattern: /^[ \t]*([•◦▪▫‣⁃∙●○■□◆◇❖➢➤►▸▶▷·\uF0B7\uF0A7\uF0D8])\s*(?=\S)/,
    why: (sign) =>
      `begins a line with "${/[\uE000-\uF8FF]/.test(sign) ? 'a bullet of Word' : sign}", which makes no list`,
    better: '- ',
  },
  {
    // What Word writes for the bullets of its fonts Courier New, Wingdings and Symbol.
    kind: 'bullet-letter',
    pattern: /^[ \t]*([o§ØüvqnlàÜ¨])(?:\t|\u00A0)[\t\u00A0 ]*(?=\S)/,
    why: (sign) => `begins a line with "${sign}", a bullet of Word, which makes no list`,
    better: '- ',
    isNested: true,
  },
  {
    kind: 'bullet-picture',
    pattern:
      /^[ \t]*()(?=(?:[✓✔✗✘★☆➔➜→⇒]|(?![\d#*])\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)[ \u00A0]\S)/u,
    why: () => 'begins lines with a sign that makes no list',
    better: '- ',
    least: 2,
  },
  {
    kind: 'task-without-point',
    pattern: /^[ \t]*()(?=\[[ xX]\] \S)/,
    why: () => 'begins a line with the box of a task, which makes no list without "- "',
    better: '- ',
  },
  {
    kind: 'task-open',
    pattern: /^[ \t]*(☐)[ \t\u00A0]*(?=\S)/,
    why: (sign) => `begins a line with "${sign}", which makes no list of tasks`,
    better: '- [ ] ',
  },
  {
    kind: 'task-done',
    pattern: /^[ \t]*([☑☒])[ \t\u00A0]*(?=\S)/,
    why: (sign) => `begins a line with "${sign}", which makes no list of tasks`,
    better: '- [x] ',
  },
  {
    kind: 'point-with-hard-space',
    pattern: /^[ \t]*([-*+])\u00A0\s*(?=\S)/,
    why: (mark) => `has a non-breaking space behind "${mark}", which makes no list`,
    better: '- ',
  },
  {
    kind: 'number-with-hard-space',
    pattern: /^[ \t]*(\d{1,3}[.)])\u00A0\s*(?=\S)/,
    why: (mark) => `has a non-breaking space behind "${mark}", which makes no list`,
  },
  { kind: 'point-without-space', pattern: /^[ \t]*(-)(?=\p{L}[\p{L} ])/u, why: noSpace },
  { kind: 'number-without-space', pattern: /^[ \t]*(\d{1,2}[.)])(?=\p{Lu}\p{L})/u, why: noSpace },
  {
    kind: 'numbers-without-space',
    pattern: /^[ \t]*(\d{1,2}[.)])(?=\p{Ll}\p{L})/u,
    why: noSpace,
    least: 2,
  },
  {
    kind: 'stars-without-space',
    pattern: /^[ \t]*(\*)(?=\p{L}[^*\n]*$)/u,
    why: noSpace,
    better: '- ',
    least: 2,
  },
  {
    kind: 'dash-as-point',
    pattern: /^[ \t]*([–—+‐‑−])[ \t]*(?=\p{L})/u,
    why: (sign) => `begins lines with "${sign}", which makes no list`,
    better: '- ',
    least: 2,
  },
];

/** Code, headings and lists that became something else, and paragraphs that became a heading. */
export const blocks: ProseRule[] = [
  // ``words'', which LaTeX sets between quotation marks, and Markdown may take for code.
  forNodes('quotation-of-latex', RUNNING_TEXT, ({ raw, start: from }) => {
    const quoted = [...raw.matchAll(/(?<!`)``(?!`)([^`'\n]{1,300})''(?![`'])/g)];
    if (quoted.length !== raw.match(/`+/g)?.length) return undefined;
    return quoted.map(({ 0: all, 1: inner = '', index }) => {
      const [start, end] = [from + index, from + index + all.length];
      const message = `has quotation marks of LaTeX, ${shorten(all)}; write "${shorten(inner)}" with straight ones`;
      return { start, end, message, fix: [{ start, end, text: `"${inner}"` }] };
    });
  }),
  // Code that never ends.
  forNodes('code-unclosed', RUNNING_TEXT, ({ seen, raw, start }) => {
    const match = /(?<!`)`+(?!`)/.exec(seen.replace(/(?<=\p{L})`(?=\p{L})/gu, ' '));
    if (match === null) return undefined;
    const [{ index, 0: ticks }, at] = [match, start + match.index];
    const behind = /^\S+/.exec(raw.slice(index + ticks.length))?.[0] ?? '';
    const code = behind.replace(/(?<![.,;:!?`])[.,;:!?`]+$/, '') || 'code';
    const message = `opens code with ${ticks} and does not close it in the same paragraph, so readers see the sign; write "${ticks}${shorten(code)}${ticks}", or \\\` for the sign itself`;
    return { start: at, end: at + ticks.length, message };
  }),
  // An unclosed fence swallows everything below it.
  forNodes('fence-unclosed', 'code', ({ raw, start }) => {
    const [first = '', ...rows] = raw.split('\n');
    const fence = /^(`{3,}|~{3,})/.exec(first)?.[1];
    const last = (rows.at(-1) ?? '').replace(/^[ \t>]+/, '').trimEnd();
    const isClosed = fence === undefined || (last.startsWith(fence) && /^([`~])\1*$/.test(last));
    if (isClosed) return undefined;
    const isEmpty = rows.every((line) => line.trim() === '');
    const message = `opens a block of code with ${fence} that nothing closes, so readers see ${isEmpty ? 'an empty box' : 'everything below it as code'}; write ${fence} on a line of its own behind the last line of code, or close a block above`;
    return { end: start + first.length, message };
  }),
  // "##Heading", and "## Heading" with a space from Word.
  forNodes('heading-missed', 'paragraph', (block) =>
    linesOf(block).flatMap((line) => findMissed(line, block)),
  ),
  // A whole paragraph in bold, which looks like a heading but is not one.
  forNodes('bold-as-heading', 'paragraph', ({ node, parents }) => {
    const [only, more] = node.children ?? [];
    if (only?.type !== 'strong' || more !== undefined || parents.length !== 1) return undefined;
    const text = textOf(only);
    if (text.length > 80 || /[.!?,;:"”)]$/.test(text.trim())) return undefined;
    const message = `has a line in bold letters that looks like a heading and is none, so it is missing from the outline; write "## ${shorten(text)}"`;
    return { message, isWarning: true };
  }),
  // "## **Heading**", as Google Docs exports them.
  forNodes('bold-heading', 'heading', ({ node, raw, start }) => {
    const [only, more] = node.children ?? [];
    if (only?.type !== 'strong' || more !== undefined || !raw.startsWith('#')) return undefined;
    const bold = spanOf(only);
    const [from, to] = [bold.start - start, bold.end - start];
    const message = `has a heading in bold letters, which all headings are; write "${shorten(raw.slice(0, from) + raw.slice(from + 2, to - 2))}"`;
    const fix = [
      { start: bold.start, end: bold.start + 2, text: '' },
      { start: bold.end - 2, end: bold.end, text: '' },
    ];
    return { message, isWarning: true, fix };
  }),
  // A line of hyphens or equals signs turns everything right above it into a heading.
  forNodes('text-becomes-heading', 'heading', ({ node, start, raw }) => {
    if (raw.startsWith('#') || !/\n[ \t>]*(-+|=+)[ \t]*$/.test(raw)) return undefined;
    const text = textOf(node).trim();
    const line = raw.trim().split('\n').at(-1)?.trim() ?? '';
    const isWarning = !text.includes('\n') && text.length < 80 && !/[.!?,;:]$/.test(text);
    const sign = line.length > 5 ? `${line.slice(0, 3)}…` : line;
    const message = `has words that become a heading, because of the line "${sign}" right below them; leave an empty line between the two, or write "## ${shorten(text)}" if they are one`;
    return { end: start + raw.indexOf('\n'), message, isWarning };
  }),
  // "measure-" at the end of a line, and "ment" on the next one; "low-" and "and …" is meant.
  forNodes('hyphen-at-line-end', 'paragraph', ({ seen, start }) =>
    [
      ...seen.matchAll(
        /(?<!\p{Ll})(\p{Ll}{2,})-\n[ \t]*(?!(?:and|or|to|as|but|nor)\b)(\p{Ll}{2,})/gu,
      ),
    ].map(({ index, 0: all, 1: first, 2: second }) => {
      const message = `has "${first}-" at the end of a line, so readers see "${first}- ${second}"; write ${first}${second} or ${first}-${second} in one line`;
      const at = start + index;
      return { start: at, end: at + all.indexOf('\n'), message };
    }),
  ),
  // A paragraph that begins with a number and a period: "1986. That was the year …"
  forNodes('number-becomes-list', 'list', ({ node, parents, start, raw }) => {
    const [items, number] = [node.children ?? [], node.start ?? 1];
    const isMeant = number < LEAST_YEAR && (items.length > 1 || isNext(node, number, parents));
    if (!node.ordered || isMeant) return undefined;
    const mark = /^\d+[.)]/.exec(raw)?.[0] ?? '';
    const better = mark.replace(/.$/, '\\$&');
    const rest = raw.slice(mark.length).split('\n', 1)[0]?.trim() ?? '';
    const message = `begins a paragraph with "${mark}", which makes a numbered list of it; write "${shorten(`${better} ${rest}`)}"`;
    const end = start + mark.length;
    const fix = items.length === 1 ? [{ start, end, text: better }] : [];
    return { start, end, message, isWarning: number < LEAST_YEAR, fix };
  }),
  ...points.map(toRule),
];

/** No list of ours has as many items, so that the number of a first one is a year. */
const LEAST_YEAR = 1000;

/** Whether a list begins with 1, or goes on with the one above it. */
function isNext(list: Node, number: number, parents: readonly Node[]): boolean {
  const beside = parents.at(-1)?.children ?? [];
  const above = beside.slice(0, beside.indexOf(list)).findLast(({ type }) => type === 'list');
  const last = (above?.start ?? 1) + (above?.children?.length ?? 0);
  return number <= 1 || (above?.ordered === true && last === number);
}

function findMissed({ start, end, raw, seen }: Line, { raw: paragraph }: Line): Found[] {
  const match = /^[ \t]*(#{1,6})([^\S ]*)(?=[^\s#])/u.exec(seen);
  if (match === null) return [];
  const [all, hashes = '', space] = match;
  const text = raw.slice(all.length).replace(/(?<![ \t])[ \t]+#+[ \t]*$/, '');
  if (space === '' && hashes.length === 1 && !isLikeHeading(text, paragraph)) return [];
  const mark = `${'#'.repeat(Math.max(2, hashes.length))} `;
  const gap = space === '' ? 'no space' : 'a non-breaking space';
  const message = `has ${gap} behind "${hashes}", which makes no heading, so readers see the # itself; write "${shorten(mark + text.trim())}"`;
  const fix = [{ start, end: start + all.length, text: mark }];
  return [{ start, end, message, fix }];
}

/** "#Results", but neither "#1" nor "#GridTalk is a hashtag." */
function isLikeHeading(text: string, paragraph: string): boolean {
  const isAlone = !paragraph.trim().includes('\n');
  const isTag = /^\p{L}[^\P{L}\p{Lu}]*\p{Lu}\S*$/u.test(text) || /#\S/.test(text);
  return isAlone && /^\p{Lu}/u.test(text) && !/[.!?,;:]$/.test(text.trim()) && !isTag;
}

/** The spaces in front of an item that belongs to the item of its paragraph. */
function toGap({ parents, start }: Visit): string {
  const item = parents.at(-1);
  if (item?.type !== 'listItem') return '';
  return ' '.repeat((item.position?.start.column ?? 1) - 1 + start - spanOf(item).start);
}

/** The bullets of Word in a paragraph, the outermost first: each level of a list has its own. */
function listBullets(block: Line): string[] {
  const marks = linesOf(block).map(({ seen }) => BULLET.exec(seen)?.[1]);
  return [...new Set(marks.filter((mark) => mark !== undefined))];
}

/** Lines that begin like list items but became a paragraph. */
function toRule({ kind, pattern, why, better, least = 1, isNested }: PointRule): ProseRule {
  return forNodes(kind, 'paragraph', (block) => {
    const gap = isNested ? toGap(block) : '';
    const bullets = isNested ? listBullets(block) : [];
    const found = linesOf(block).flatMap((line) => {
      const [all, mark = ''] = pattern.exec(line.seen) ?? [];
      if (all === undefined) return [];
      const indent = /^[ \t]*/.exec(all)?.[0] ?? '';
      const begin = better ?? `${mark} `;
      const { start } = line;
      const level = '  '.repeat(Math.max(0, bullets.indexOf(mark)));
      const fix = { start, end: start + all.length, text: (gap + level || indent) + begin };
      return [{ line, mark, better: begin + line.raw.slice(all.length), fix }];
    });
    const [first] = found;
    if (first === undefined || found.length < least) return undefined;
    const { line, mark, better: written } = first;
    const effect =
      found.length > 1
        ? `so readers see ${count(found.length, 'line')} as one paragraph`
        : 'so readers see it as it stands';
    const message = `${why(mark)}, ${effect}; write "${shorten(written)}"`;
    const { start, end } = line;
    return { start, end, message, fix: found.map(({ fix }) => fix) };
  });
}
