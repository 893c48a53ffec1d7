import { count } from '#base/text';
import { shorten } from '#base/words';
import { forBlocks, linesOf, type Node, type ProseRule } from './prose';

const LABEL = /^[\uFFFC*_]*\p{Lu}[\p{L} /-]{1,24}[\uFFFC*_]*:[\uFFFC*_]*[ \t]+\S/u;
const SHORT = 40;

/** Lines that were meant as lines, and run together into one paragraph. */
export const lines: ProseRule[] = [
  forBlocks(
    'lines-join',
    (block) => {
      if (block.parents.length !== 1 || hasBreak(block.node)) return undefined;
      const all = linesOf(block);
      const isLabelled = all.length > 1 && all.every(({ seen }) => LABEL.test(seen.trim()));
      const isVerse = all.length > 2 && all.every(({ raw, seen }) => isEntry(seen.trim(), raw));
      if (!isLabelled && !isVerse) return undefined;
      const message = `has ${count(all.length, 'line')} that readers see as one paragraph; write each as a point of a list, "- ${shorten(all[0]?.raw.trim() ?? '')}", or <br /> at the end of each but the last`;
      return { message, isWarning: true };
    },
    'paragraph',
  ),
];

function hasBreak({ type, children = [] }: Node): boolean {
  return type === 'break' || children.some(hasBreak);
}

/** Like a line of an address: short, begins anew, and ends without a sign. */
function isEntry(words: string, raw: string): boolean {
  const isOpen = !/<br\s*\/>\s*$/.test(raw) && !/[.!?,;:–—-]$/.test(words);
  return raw.trim().length <= SHORT && isOpen && /^[\p{Lu}\d\uFFFC]/u.test(words);
}
