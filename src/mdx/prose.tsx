import { createElement, memo, type ReactNode } from 'react';
import type { Body, TreeNode } from '#site';
import { proseComponents } from './prose-components';

interface ProseProps {
  body: Pick<Body, 'tree'>;
  /** Its language, if not the page's. */
  lang?: string | undefined;
}

/** The prose of an entry. */
export const Prose = memo(({ body, lang }: ProseProps) =>
  createElement('div', { className: 'prose', lang }, ...body.tree.map(toElement)),
);

function toElement(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, props, ...children] = node;
  return createElement(proseComponents[tag] ?? tag, props, ...children.map(toElement));
}
