import { type ComponentProps, createElement, type ElementType, memo, type ReactNode } from 'react';
import type { Body, TreeNode } from '#site';
import { ScrollRegion } from '../components/ui/scroll-region.tsx';
import { SiteLink } from '../components/ui/site-link.tsx';
import { Term } from '../components/ui/term.tsx';
import { Calculator } from './live/calculator.tsx';

/**
 * The interactive components of prose, by their names in trees. Everything else is rendered at
 * build time (`mdx-components.tsx`) and needs no client code.
 */
export const proseComponents: Record<string, ElementType> = {
  a: ({ href = '', ...rest }: ComponentProps<'a'>) => <SiteLink to={href} {...rest} />,
  Term,
  ScrollRegion,
  Calculator,
};

/** The prose of an entry. */
export const Prose = memo(({ body }: { body: Pick<Body, 'tree'> }) =>
  createElement('div', { className: 'prose' }, ...body.tree.map(toElement)),
);

/** Shows a tree that was made at build time and sent as JSON. */
export function toElement(node: TreeNode): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, props, ...children] = node;
  return createElement(proseComponents[tag] ?? tag, props, ...children.map(toElement));
}
