import { count } from '#base/text';
import { shorten } from '#base/words';
import { forBlocks, forNodes, linesOf, type ProseRule, startOf, wordsOf } from './prose';

/** What a line begins with where its author meant a point of a list. */
interface PointRule {
  kind: string;
  pattern: RegExp;
  why: (mark: string) => string;
  /** What the line should begin with; the mark and a space where nothing is said. */
  better?: (mark: string) => string;
  /** So many lines of a paragraph must begin like this. */
  least?: number;
}

const NO_BREAK = '[\\u00A0\\u2002\\u2003\\u2007\\u2009\\u202F\\u3000]';
const noList = (what: string) => `${what}, which makes no list`;
const noSpace = (mark: string) => noList(`has no space behind "${mark}"`);
const hyphen = () => '- ';

const marks: PointRule[] = [
  {
    kind: 'indented-with-hard-space',
    pattern: new RegExp(`^[ \\t]*${NO_BREAK}+[ \\t]*(#{1,6}|[-*+]|\\d{1,3}[.)])[ \\t]+(?=\\S)`),
    why: () => 'begins a line with a non-breaking space, as Word makes it',
  },
  {
    kind: 'bullet-sign',
    pattern: /^[ \t]*([•◦▪▫‣⁃●○■□➢➤►·\uF0B7\uF0A7\uF0D8])\s*(?=\S)/,
    why: (sign) =>
      noList(`begins a line with "${/[\uE000-\uF8FF]/.test(sign) ? 'a bullet of Word' : sign}"`),
    better: hyphen,
  },
  {
    kind: 'bullet-of-second-level',
    pattern: /^[ \t]*(o)\s+(?=\S)/,
    why: () => noList('begins a line with "o", as Word makes it'),
    better: () => '  - ',
  },
  {
    kind: 'point-with-hard-space',
    pattern: new RegExp(`^[ \\t]*([-*+]|\\d{1,3}[.)])[ \\t]*${NO_BREAK}\\s*(?=\\S)`),
    why: (mark) => noList(`has a non-breaking space behind "${mark}"`),
  },
  {
    kind: 'point-without-space',
    pattern: /^[ \t]*([-*])(?=\p{L}[\p{L} ])(?!\S*\*)/u,
    why: noSpace,
  },
  { kind: 'number-without-space', pattern: /^[ \t]*(\d{1,2}[.)])(?=\p{Lu}\p{L})/u, why: noSpace },
  {
    kind: 'dash-as-point',
    pattern: /^[ \t]*([–—+])[ \t]*(?=\p{L})/u,
    why: (sign) => noList(`begins lines with "${sign}"`),
    better: hyphen,
    least: 2,
  },
  {
    kind: 'symbol-as-point',
    pattern: /^[ \t]*(([☐☑✓✔✗✘→➜➔✦◆★☆✅❌❗]|\p{Emoji_Presentation})\uFE0F?)[ \t]*(?=\S)/u,
    why: (sign) => noList(`begins lines with "${sign.replace('\uFE0F', '')}"`),
    better: (sign) => `- ${sign} `,
    least: 2,
  },
  {
    kind: 'box-without-point',
    pattern: /^[ \t]*(\[[ xX]?\])[ \t]+(?=\S)/,
    why: (box) => `begins a line with "${box}", a box that nobody can tick here`,
    better: hyphen,
  },
];

/** Lines that begin like points of a list, and became a paragraph; points with a box. */
export const points: ProseRule[] = [
  ...marks.map(toRule),
  forNodes('box', 'listItem', (item) => {
    if (typeof item.checked !== 'boolean') return undefined;
    const words = shorten(wordsOf(item));
    const message = `has a box to tick in front of "${words}", and readers cannot tick it; write "- ${words}"`;
    return { end: startOf(item) + 5, message };
  }),
];

function toRule({
  kind,
  pattern,
  why,
  better = (mark) => `${mark} `,
  least = 1,
}: PointRule): ProseRule {
  return forBlocks(
    kind,
    (block, { text }) => {
      const found = linesOf(block).flatMap((line, at) => {
        // The parser leaves out what stands in front of a paragraph: hard spaces belong to it.
        const lead = at > 0 ? '' : leadOf(line.start, text);
        const [all, mark = ''] = pattern.exec(lead + line.seen) ?? [];
        if (all === undefined || isFootnote(mark, text)) return [];
        const start = line.start - lead.length;
        const indent = /^[ \t]*/.exec(all)?.[0] ?? '';
        const fix = { start, end: start + all.length, text: indent + better(mark) };
        return [{ start, line, mark, rest: (lead + line.raw).slice(all.length), fix }];
      });
      const [first] = found;
      if (first === undefined || found.length < least) return undefined;
      const { start, line, mark, rest } = first;
      const effect =
        found.length > 1
          ? `so readers see ${count(found.length, 'line')} as one paragraph`
          : 'so readers see it as it stands';
      const message = `${why(mark)}, ${effect}; write "${shorten(better(mark) + rest)}"`;
      const end = line.start + line.raw.length;
      return { start, end, message, fix: found.map(({ fix }) => fix) };
    },
    'paragraph',
  );
}

function leadOf(start: number, text: string): string {
  return /(?<![^\S\n])[^\S\n]*$/.exec(text.slice(Math.max(0, start - 20), start))?.[0] ?? '';
}

/** "*Without tax" explains an asterisk behind a word above. */
function isFootnote(mark: string, text: string): boolean {
  return mark === '*' && /[\p{L}\p{N})%]\*(?=[\s.,;:)|]|$)/mu.test(text);
}
