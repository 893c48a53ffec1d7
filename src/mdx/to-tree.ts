import { Fragment, isValidElement, type ReactNode } from 'react';
import type { TreeNode } from '#site';
import { proseComponents } from './prose.tsx';

type Draw = (props: object) => ReactNode;

const names = new Map<unknown, string>(
  Object.entries(proseComponents).map(([name, component]) => [component, name]),
);

/**
 * Turns JSX into a tree that can be sent as JSON, at build time only. Components that the browser
 * has are kept; all others are rendered here, so they may not use hooks.
 * @param isInLink whether it is inside a link: links cannot be nested in HTML
 * @throws whatever a component throws; an Error for a value that is no text, number or element
 */
export function toTree(node: ReactNode, isInLink = false): TreeNode[] {
  if (Array.isArray(node)) {
    return node.flatMap((child: ReactNode) => toTree(child, isInLink)).reduce(joinTexts, []);
  }
  if (typeof node === 'string' || typeof node === 'number') return [String(node)];
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (!isValidElement<{ children?: ReactNode }>(node))
    throw new Error(`A text cannot show ${typeof node === 'object' ? 'an object' : typeof node}`);
  const { type, props } = node;
  const name = typeof type === 'string' ? type : names.get(type);
  if (name === undefined)
    return toTree(type === Fragment ? props.children : (type as Draw)(props), isInLink);
  const { children, ...others } = props;
  if (name === 'a' && isInLink) return toTree(children, true);
  return [[name, others, ...toTree(children, isInLink || name === 'a')]];
}

/** Joins adjacent texts, which React would separate by comments. */
function joinTexts(nodes: TreeNode[], node: TreeNode): TreeNode[] {
  const last = nodes.at(-1);
  if (typeof last !== 'string' || typeof node !== 'string') return [...nodes, node];
  return [...nodes.slice(0, -1), last + node];
}
