import { shorten } from '#base/words';
import { endOf, forNodes, forText, type ProseRule, startOf, type TextRule, wordsOf } from './prose';

const signs: TextRule[] = [
  {
    kind: 'formula',
    pattern: /(?<![\p{L}\p{N}\\])\$\$?(?=[^\s$])([^$\n]*[^\s$])\$\$?(?![\p{L}\p{N}])/gu,
    // Prices stand beside dollar signs too: a formula has signs that no price has.
    isMeant: ([, words = '']) =>
      !/[\\^_=]|^[A-Za-z]$/.test(words) && !/^[A-Za-z] ?[-+*/<>] ?[A-Za-z\d]/.test(words),
    message: ([all = '']) =>
      `has ${shorten(all)}, a formula of TeX, and readers see its signs; write it in words and signs, such as P = U × I × cos φ, or draw it as a picture`,
  },
  {
    kind: 'footnote-without-text',
    pattern: /\[\^[^\]\s]+\](?!\()/g,
    message: ([all = '']) =>
      `has the mark of a footnote, ${shorten(all)}, and pages have none, so readers see the brackets; write the remark into the sentence, or into a <Callout>`,
  },
  {
    kind: 'raised',
    pattern: /(?<=[\p{L}\p{N})])\^([−–+-]?\d+|[a-z](?![\p{L}]))\^?/gu,
    message: ([all, words]) =>
      `has ${all}, and readers see the ${all?.endsWith('^') ? 'signs' : 'sign'}; write <sup>${words}</sup> for raised characters`,
    better: ([, words]) => `<sup>${words}</sup>`,
    isWarning: true,
  },
  {
    kind: 'double-hyphen',
    pattern: /(?<=[\p{L}\p{N}.,)”"’\uFFFC])(?: -- |--)(?=[\p{L}\p{N}“"‘(\uFFFC])/gu,
    message: () =>
      'has two hyphens for a dash, and readers see two hyphens; write a comma, a full stop, or the sign – itself',
    isWarning: true,
  },
];

const SPELLED =
  /&(?:nbsp|amp|lt|gt|quot|ndash|mdash|#\d{2,4});|<\/?(?:p|b|i|u|br|div|span|strong|em|a|ul|ol|li|table|tr|td|th|h[1-6]|img)(?:\s[^<>]*)?\/?>/gi;

export const dialects: ProseRule[] = [
  ...signs.map(forText),
  // Footnotes would be taken, but pages have no place for them.
  ({ visits }) => {
    const all = visits.filter(({ node }) => node.type.startsWith('footnote'));
    const [first] = all;
    if (first === undefined) return [];
    const number = all.filter(({ node }) => node.type === 'footnoteDefinition').length;
    const more = number > 1 ? ` (${number} in all)` : '';
    const message = `has a footnote${more}, and pages have no place for one; write the remark into the sentence or into a <Callout>, and the source as a link`;
    const start = startOf(first.node);
    const end = Math.min(first.node.position?.end.offset ?? start, start + 60);
    return [{ kind: 'footnote', start, end, message }];
  },
  // One tilde strikes text out here; elsewhere it lowers characters.
  forNodes('single-tilde', 'delete', (node, text) => {
    const start = startOf(node);
    if (text.startsWith('~~', start)) return undefined;
    const words = wordsOf(node);
    const isLow = /[\p{L}\p{N})]/u.test(text.charAt(start - 1)) && !/\s/.test(words);
    const better = isLow ? `<sub>${words}</sub>` : `~~${words}~~`;
    const message = `has ~${shorten(words)}~, and readers see it struck out; write ${isLow ? `${better} for lowered characters` : `${better} if that is meant, or \\~ for the sign itself`}`;
    return isLow ? { message, fix: [{ start, end: endOf(node), text: better }] } : { message };
  }),
  // HTML that was escaped on its way, so that readers see it.
  forNodes('html-shown', 'text', (node, text) => {
    const [found] = node.value?.match(SPELLED) ?? [];
    if (found === undefined) return undefined;
    const raw = text.slice(startOf(node), node.position?.end.offset);
    const at = Math.max(0, raw.search(/&amp;|&lt;|\\[<&]|&(?=[#\w]+;)/i));
    const start = startOf(node) + at;
    const message = `shows readers ${shorten(found)}, a piece of HTML; write the sign itself or delete it, and put HTML that readers should see between backticks: \`${shorten(found)}\``;
    return { start, end: start + 1, message, isWarning: true };
  }),
];
