import { count } from '#base/text';
import { shorten } from '#base/words';
import type { Block, MarkdownDiagnostic, Prose } from './prose';
import { linesOf, startOf } from './prose';

const LABEL = /^[\uFFFC*_]*\p{Lu}[\p{L} /-]{1,24}[\uFFFC*_]*:[\uFFFC*_]*[ \t]+\S/u;
const SHORT = 40;

/** Lines that were meant as lines, and run together into one paragraph. */
export function findLines({ visits, blocks }: Prose): MarkdownDiagnostic[] {
  const isRoot = (block: Block) => block.node.type === 'paragraph' && block.parents.length === 1;
  const broken = new Set(
    visits.flatMap(({ node, parents }) => {
      const paragraph = parents.findLast(({ type }) => type === 'paragraph');
      return node.type === 'break' && paragraph !== undefined ? [startOf(paragraph)] : [];
    }),
  );
  return blocks.filter((block) => isRoot(block) && !broken.has(block.start)).flatMap(findJoined);
}

function findJoined(block: Block): MarkdownDiagnostic[] {
  const lines = linesOf(block);
  const labels = lines.filter(({ seen }) => LABEL.test(seen.trim()));
  const isLabelled = labels.length > 1 && labels.length === lines.length;
  const isVerse =
    lines.length > 2 &&
    lines.every(({ raw, seen }) => raw.trim().length <= SHORT && isEntry(seen.trim(), raw));
  if (!isLabelled && !isVerse) return [];
  const first = lines[0]?.raw.trim() ?? '';
  const message = `has ${count(lines.length, 'line')} that readers see as one paragraph; write each as a point of a list, "- ${shorten(first)}", or <br /> at the end of each but the last`;
  return [
    {
      kind: 'lines-join',
      start: block.start,
      end: block.start + block.raw.length,
      message,
      isWarning: true,
    },
  ];
}

/** Like a line of an address: begins anew, and ends without a sign. */
function isEntry(words: string, raw: string): boolean {
  return (
    !/<br\s*\/>\s*$/.test(raw) && /^[\p{Lu}\d\uFFFC]/u.test(words) && !/[.!?,;:–—-]$/.test(words)
  );
}
