import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

import { keepUnits } from '#base/units';

const isCode = ({ tagName }: Element) => tagName === 'code' || tagName === 'pre';

/** A name or number with hyphens, such as "SS-A", "L-N", "62271-103" or "182-minute". */
const DESIGNATION =
  /(?<![\p{L}\p{N}-])((?=[\p{L}-]*(?:\p{Lu}-?\p{Lu}|\p{Nd}))[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+)(?![\p{L}\p{N}-])/u;

/** Longer ones may break, or they would widen a phone's page. */
const LONGEST = 12;

/**
 * Keeps figures and their units, and designations with hyphens, on one line, wherever prose is no
 * code: also in captions and titles.
 */
export function rehypeUnits() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && isCode(node)) return SKIP;
      for (const attribute of 'attributes' in node ? node.attributes : []) {
        if (typeof attribute.value === 'string') attribute.value = keepUnits(attribute.value);
      }
      if (node.type !== 'text' || index === undefined || parent === undefined) return undefined;
      const pieces = keepDesignations(keepUnits(node.value));
      parent.children.splice(index, 1, ...pieces);
      return [SKIP, index + pieces.length];
    });
  };
}

function keepDesignations(text: string): ElementContent[] {
  return text.split(DESIGNATION).flatMap((value, index): ElementContent[] => {
    if (value === '') return [];
    const piece = { type: 'text', value } as const;
    if (index % 2 === 0 || value.length > LONGEST) return [piece];
    const properties = { className: ['whole'] };
    return [{ type: 'element', tagName: 'span', properties, children: [piece] }];
  });
}
