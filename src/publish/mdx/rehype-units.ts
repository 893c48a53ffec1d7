import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

import { keepUnits } from '../../lib/units';

const isCode = ({ tagName }: Element) => tagName === 'code' || tagName === 'pre';

/** Keeps figures and their units on one line, wherever prose is no code: also in captions and titles. */
export function rehypeUnits() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && isCode(node)) return SKIP;
      if (node.type === 'text') node.value = keepUnits(node.value);
      for (const attribute of 'attributes' in node ? node.attributes : []) {
        if (typeof attribute.value === 'string') attribute.value = keepUnits(attribute.value);
      }
      return undefined;
    });
  };
}
