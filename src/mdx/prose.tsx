import type { ReactNode } from 'react';
import { createElement, memo } from 'react';
import type { TreeNode } from '#site/define/tree';
import { proseComponents } from './prose-components';

/** The prose of an entry. */
export const Prose = memo(({ body }: { body: { tree: TreeNode[] } }) =>
  createElement('div', { className: 'prose' }, ...body.tree.map(toElement)),
);

function toElement(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, props, ...children] = node;
  return createElement(proseComponents[tag] ?? tag, props, ...children.map(toElement));
}
