import { type ProseRule, startOf } from './prose';

/** Footnotes would be parsed, but pages have no place for them. */
export const footnotes: ProseRule[] = [
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
