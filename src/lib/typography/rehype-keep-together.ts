import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { splitDesignations } from './designations.ts';
import { keepUnits } from './units.ts';

/** Elements whose text stays as it is. */
const AS_WRITTEN = new Set(['code', 'pre', 'math']);

/**
 * Keeps figures and their units, and designations with hyphens, on one line everywhere except in
 * code and formulas; captions and titles are included.
 */
export function rehypeKeepTogether() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && AS_WRITTEN.has(node.tagName)) return SKIP;
      for (const attribute of 'attributes' in node ? node.attributes : []) {
        if (typeof attribute.value === 'string') attribute.value = keepUnits(attribute.value);
      }
      if (node.type !== 'text' || index === undefined || parent === undefined) return undefined;
      const nodes = keepDesignations(keepUnits(node.value));
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}

function keepDesignations(text: string): ElementContent[] {
  return splitDesignations(text).map(({ text: value, isWhole }): ElementContent => {
    const node = { type: 'text', value } as const;
    const properties = { className: ['whole'] };
    return isWhole ? { type: 'element', tagName: 'span', properties, children: [node] } : node;
  });
}
