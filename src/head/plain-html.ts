import { escapeText } from '#base/text';
import { childrenOf, type TreeNode } from '#site';

const KEPT = new Set(['p', 'ul', 'ol', 'li', 'b', 'strong']);

/**
 * Prose as job boards accept it: paragraphs and lists without attributes,
 * headings as paragraphs, no links.
 * @param nodes the prose of an entry
 */
export function toPlainHtml(nodes: readonly TreeNode[]): string {
  return nodes.map(toHtml).join('');
}

function toHtml(node: TreeNode): string {
  if (typeof node === 'string') return escapeAll(node);
  const inner = toPlainHtml(childrenOf(node));
  const tag = /^h[1-6]$/.test(node[0]) ? 'p' : node[0];
  return KEPT.has(tag) ? `<${tag}>${inner}</${tag}>` : inner;
}

function escapeAll(text: string): string {
  return escapeText(text)
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
