import { count } from '#base/text';
import { shorten } from '#base/words';
import { forBlocks, linesOf, type ProseRule } from './prose';

/** How a line begins that its author meant as a list item. */
interface PointRule {
  kind: string;
  pattern: RegExp;
  why: (mark: string) => string;
  /** What the line should begin with; by default, the mark and a space. */
  better?: string;
  /** How many lines of a paragraph must begin like this. */
  least?: number;
}

const noSpace = (mark: string) => `has no space behind "${mark}", which makes no list`;

const marks: PointRule[] = [
  {
    kind: 'bullet-sign',
    pattern: /^[ \t]*([•◦▪▫‣⁃●○■□➢➤►·\uF0B7\uF0A7\uF0D8])\s*(?=\S)/,
    why: (sign) =>
      `begins a line with "${/[\uE000-\uF8FF]/.test(sign) ? 'a bullet of Word' : sign}", which makes no list`,
    better: '- ',
  },
  { kind: 'point-without-space', pattern: /^[ \t]*(-)(?=\p{L}[\p{L} ])/u, why: noSpace },
  { kind: 'number-without-space', pattern: /^[ \t]*(\d{1,2}[.)])(?=\p{Lu}\p{L})/u, why: noSpace },
  {
    kind: 'dash-as-point',
    pattern: /^[ \t]*([–—+])[ \t]*(?=\p{L})/u,
    why: (sign) => `begins lines with "${sign}", which makes no list`,
    better: '- ',
    least: 2,
  },
];

/** Lines that begin like list items but became a paragraph. */
export const points: ProseRule[] = marks.map(({ kind, pattern, why, better, least = 1 }) =>
  forBlocks(kind, 'paragraph', (block) => {
    const found = linesOf(block).flatMap((line) => {
      const [all, mark = ''] = pattern.exec(line.seen) ?? [];
      if (all === undefined) return [];
      const indent = /^[ \t]*/.exec(all)?.[0] ?? '';
      const begin = better ?? `${mark} `;
      const { start } = line;
      const fix = { start, end: start + all.length, text: indent + begin };
      return [{ line, mark, words: begin + line.raw.slice(all.length), fix }];
    });
    const [first] = found;
    if (first === undefined || found.length < least) return undefined;
    const { line, mark, words } = first;
    const effect =
      found.length > 1
        ? `so readers see ${count(found.length, 'line')} as one paragraph`
        : 'so readers see it as it stands';
    const message = `${why(mark)}, ${effect}; write "${shorten(words)}"`;
    const { start, end } = line;
    return { start, end, message, fix: found.map(({ fix }) => fix) };
  }),
);
