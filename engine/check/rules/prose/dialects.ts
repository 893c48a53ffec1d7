import { forText, type ProseRule, startOf, type TextRule } from './prose';

const signs: TextRule[] = [
  {
    kind: 'raised',
    pattern: /(?<=[\p{L}\p{N})])\^([−–+-]?\d+|[a-z](?![\p{L}]))\^?/dgu,
    message: ([all, words]) =>
      `has ${all}, and readers see the ${all?.endsWith('^') ? 'signs' : 'sign'}; write <sup>${words}</sup> for raised characters`,
    better: ([, words]) => `<sup>${words}</sup>`,
    isWarning: true,
  },
  {
    kind: 'double-hyphen',
    pattern: /(?<=[\p{L}\p{N}.,)”"’\uFFFC])(?: -- |--)(?=[\p{L}\p{N}“"‘(\uFFFC])/dgu,
    message: () =>
      'has two hyphens for a dash, and readers see two hyphens; write a comma, a full stop, or the sign – itself',
    isWarning: true,
  },
];

export const dialects: ProseRule[] = [
  ...signs.map(forText),
  // Footnotes would be parsed, but pages have no place for them.
  ({ visits }) => {
    const all = visits.filter(({ node }) => node.type.startsWith('footnote'));
    const [first] = all;
    if (first === undefined) return [];
    const number = all.filter(({ node }) => node.type === 'footnoteDefinition').length;
    const more = number > 1 ? ` (${number} in all)` : '';
    const message = `has a footnote${more}, and pages have no place for one; write the remark into the sentence, and the source as a link`;
    const start = startOf(first.node);
    const end = Math.min(first.node.position?.end.offset ?? start, start + 60);
    return [{ kind: 'footnote', start, end, message }];
  },
];
