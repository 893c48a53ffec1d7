import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** The components that show a table in a scroll container of their own. */
const CONTAINERS = ['DataTable', 'Chart'];

/**
 * Names the cells of Markdown tables: the first cell of a row in the body is its header, unless it
 * is empty. The alignment of a cell becomes a class, since the policy of the site allows no style
 * attribute. A table on its own is marked as one that `scrolls`.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'table' }, (table, _, parent) => {
      const isContained =
        parent?.type === 'mdxJsxFlowElement' && CONTAINERS.includes(parent.name ?? '');
      if (!isContained) table.properties.scrolls = true;
      for (const part of table.children.filter(isElement)) nameCells(part);
      return SKIP;
    });
  };
}

function nameCells({ tagName, children }: Element) {
  for (const row of children.filter(isElement)) {
    for (const [column, cell] of row.children.filter(isElement).entries()) {
      const { align, ...properties } = cell.properties;
      const isHeader = (tagName === 'thead' || column === 0) && !cell.children.every(isEmpty);
      cell.tagName = isHeader ? 'th' : 'td';
      cell.properties = {
        ...(isHeader && { scope: tagName === 'thead' ? 'col' : 'row' }),
        ...properties,
        ...(align === 'right' && { className: ['number'] }),
      };
    }
  }
}

function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

/** Whether nothing in a node says anything; a picture in a corner is no header either. */
function isEmpty(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return node.type === 'element' && node.children.every(isEmpty);
}
