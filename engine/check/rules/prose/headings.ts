import { shorten } from '#base/words';
import type { Block, Found, Line, ProseRule } from './prose';
import { forBlocks, linesOf, wordsOf } from './prose';

/** Headings that did not become headings, and paragraphs that did. */
export const headings: ProseRule[] = [
  // "##Heading", and "## Heading" with a space from Word.
  forBlocks('heading-missed', 'paragraph', (block) =>
    linesOf(block).flatMap((line) => findMissed(line, block)),
  ),
  // A whole paragraph in bold, which looks like a heading but is not one.
  forBlocks('bold-as-heading', 'paragraph', ({ node, parents }) => {
    const [only, more] = node.children ?? [];
    if (only?.type !== 'strong' || more !== undefined || parents.length !== 1) return undefined;
    const words = wordsOf(only);
    if (words.length > 80 || /[.!?,;:"”)]$/.test(words.trim())) return undefined;
    const message = `has a line in bold letters that looks like a heading and is none, so it is missing from the outline; write "## ${shorten(words)}"`;
    return { message, isWarning: true };
  }),
  // A line of hyphens or equals signs turns everything right above it into a heading.
  forBlocks('text-becomes-heading', 'heading', ({ node, start, raw }) => {
    if (raw.startsWith('#') || !/\n[ \t>]*(-+|=+)[ \t]*$/.test(raw)) return undefined;
    const words = wordsOf(node).trim();
    const line = raw.trim().split('\n').at(-1)?.trim() ?? '';
    const isWarning = !words.includes('\n') && words.length < 80 && !/[.!?,;:]$/.test(words);
    const sign = line.length > 5 ? `${line.slice(0, 3)}…` : line;
    const message = `has words that become a heading, because of the line "${sign}" right below them; leave an empty line between the two, or write "## ${shorten(words)}" if they are one`;
    return { end: start + raw.indexOf('\n'), message, isWarning };
  }),
];

function findMissed({ start, end, raw, seen }: Line, { raw: paragraph }: Block): Found[] {
  const match = /^[ \t]*(#{1,6})([^\S ]*)(?=[^\s#])/u.exec(seen);
  if (match === null) return [];
  const [all, hashes = '', space] = match;
  const words = raw.slice(all.length).replace(/(?<![ \t])[ \t]+#+[ \t]*$/, '');
  if (space === '' && hashes.length === 1 && !isLikeHeading(words, paragraph)) return [];
  const mark = `${'#'.repeat(Math.max(2, hashes.length))} `;
  const gap = space === '' ? 'no space' : 'a non-breaking space';
  const message = `has ${gap} behind "${hashes}", which makes no heading, so readers see the # itself; write "${shorten(mark + words.trim())}"`;
  const fix = [{ start, end: start + all.length, text: mark }];
  return [{ start, end, message, fix }];
}

/** "#Results", but neither "#1" nor "#GridTalk is a hashtag." */
function isLikeHeading(words: string, paragraph: string): boolean {
  const isAlone = !paragraph.trim().includes('\n');
  const isTag = /^\p{L}[^\P{L}\p{Lu}]*\p{Lu}\S*$/u.test(words) || /#\S/.test(words);
  return isAlone && /^\p{Lu}/u.test(words) && !/[.!?,;:]$/.test(words.trim()) && !isTag;
}
