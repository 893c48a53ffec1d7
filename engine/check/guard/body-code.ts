import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';

/** A body as an mdast tree. */
export type Tree = Root;

/** Any node of such a tree. */
export type Piece = RootContent;

/** A component or an HTML tag in a body. */
export type Element = Extract<Piece, { attributes: unknown }>;

/** HTML tags that carry meaning and have no Markdown syntax. */
export const htmlAllowed = ['br', 'sub', 'sup', 'kbd', 'abbr', 'details', 'summary'];

/** Deeper than any real text is nested, and far less than recursive code can handle. */
export const DEEPEST = 60;

/** The first node beyond the depth limit of an mdast tree; undefined if there is none. */
export function findTooDeep(tree: Tree): Piece | undefined {
  let level: Piece[] = tree.children;
  for (let depth = 1; depth <= DEEPEST && level.length > 0; depth += 1) {
    level = level.flatMap((piece): Piece[] => ('children' in piece ? piece.children : []));
  }
  return level[0];
}

/** All nodes of a tree, parents first. */
export function listPieces(piece: Tree | Piece, into: Piece[] = []): Piece[] {
  if (!('children' in piece)) return into;
  for (const child of piece.children) {
    into.push(child);
    listPieces(child, into);
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
