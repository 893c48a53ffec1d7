import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';

/** A body as an mdast tree. */
export type Tree = Root;

/** Any node of such a tree. */
export type BodyNode = RootContent;

/** A component or an HTML tag in a body. */
export type Element = Extract<BodyNode, { attributes: unknown }>;

/** HTML tags that carry meaning and have no Markdown syntax. */
export const htmlAllowed = ['br', 'sub', 'sup', 'kbd', 'abbr', 'details', 'summary'];

/** Deeper than any real text is nested, and far less than recursive code can handle. */
export const DEEPEST = 60;

/** The first node beyond the depth limit of an mdast tree; undefined if there is none. */
export function findTooDeep(tree: Tree): BodyNode | undefined {
  let level: BodyNode[] = tree.children;
  for (let depth = 1; depth <= DEEPEST && level.length > 0; depth += 1) {
    level = level.flatMap((node): BodyNode[] => ('children' in node ? node.children : []));
  }
  return level[0];
}

/** All nodes of a tree, parents first. */
export function listNodes(node: Tree | BodyNode, into: BodyNode[] = []): BodyNode[] {
  if (!('children' in node)) return into;
  for (const child of node.children) {
    into.push(child);
    listNodes(child, into);
  }
  return into;
}

/** Whether an address runs code or contains a file. */
export function isProgram(address: string): boolean {
  return /^(javascript|vbscript|data):/i.test(address.replace(/\s+/g, ''));
}

/**
 * Whether braces in a text are empty or hold only comments. The parsed program decides, never its
 * source: no code can hide from it between two comments.
 */
export function isRemark(program: Program | null | undefined): boolean {
  return program?.body.length === 0;
}
