import { createElement, memo, type ReactNode } from 'react';
import type { Body, TreeNode } from '#site';
import { proseComponents } from './prose-components';

/** The prose of an entry. */
export const Prose = memo(({ body }: { body: Pick<Body, 'tree'> }) =>
  createElement('div', { className: 'prose' }, ...body.tree.map(toElement)),
);

function toElement(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, props, ...children] = node;
  return createElement(proseComponents[tag] ?? tag, props, ...children.map(toElement));
}
