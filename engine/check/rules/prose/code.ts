import { shorten } from '#base/words';
import { endOf, forBlocks, forNodes, type ProseRule, startOf } from './prose';

/** Code that never ends. */
export const code: ProseRule[] = [
  forBlocks('code-unclosed', 'any', ({ seen, raw, start }) => {
    const match = /(?<!`)`+(?!`)/.exec(seen.replace(/(?<=\p{L})`(?=\p{L})/gu, ' '));
    if (match === null) return undefined;
    const [{ index, 0: ticks }, at] = [match, start + match.index];
    const behind = /^\S+/.exec(raw.slice(index + ticks.length))?.[0] ?? '';
    const words = behind.replace(/(?<![.,;:!?`])[.,;:!?`]+$/, '') || 'code';
    const message = `opens code with ${ticks} and does not close it in the same paragraph, so readers see the sign; write "${ticks}${shorten(words)}${ticks}", or \\\` for the sign itself`;
    return { start: at, end: at + ticks.length, message };
  }),
  // An unclosed fence swallows everything below it.
  forNodes('fence-unclosed', 'code', (node, text) => {
    const start = startOf(node);
    const [first = '', ...rows] = text.slice(start, endOf(node)).split('\n');
    const fence = /^(`{3,}|~{3,})/.exec(first)?.[1];
    const last = (rows.at(-1) ?? '').replace(/^[ \t>]+/, '').trimEnd();
    const isClosed = fence === undefined || (last.startsWith(fence) && /^([`~])\1*$/.test(last));
    if (isClosed) return undefined;
    const isEmpty = rows.every((line) => line.trim() === '');
    const message = `opens a block of code with ${fence} that nothing closes, so readers see ${isEmpty ? 'an empty box' : 'everything below it as code'}; write ${fence} on a line of its own behind the last line of code, or close a block above`;
    return { end: start + first.length, message };
  }),
];
