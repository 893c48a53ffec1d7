import type { Element } from '../guard/body-code';

/** So many steps the styles tell apart (`src/mdx/live/exhibit.css`). */
const MOST_STEPS = 6;

/**
 * Judges what stands inside a sequence.
 * @returns what is missing or too much; undefined for a picture and one to six numbered steps
 */
export function judgeSequence(children: Element['children']): string | undefined {
  const list = children.find((child) => child.type === 'list' && child.ordered);
  const steps = list?.type === 'list' ? list.children.length : 0;
  const hasPicture = children.some(
    (child) => child.type === 'paragraph' && child.children.some(({ type }) => type === 'image'),
  );
  if (!hasPicture || steps === 0) {
    return `has <Sequence> without ${hasPicture ? 'steps' : 'a picture'}; write ![what it shows](./drawing.svg), an empty line, then a numbered list: 1. **82 ms** The breaker opens.`;
  }
  return steps > MOST_STEPS
    ? `has <Sequence> with ${steps} steps, and a drawing has at most ${MOST_STEPS}; join some of them, or write two of them`
    : undefined;
}
