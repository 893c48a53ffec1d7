import type { Expression, Program } from 'estree';
import type { Root, RootContent } from 'mdast';

/** A body as a tree of Markdown. */
export type Tree = Root;

/** Any piece of such a tree. */
export type Piece = RootContent;

/** A component or an HTML tag in a body. */
export type Element = Extract<Piece, { attributes: unknown }>;

/** HTML tags that Markdown has no sign for and that carry meaning. */
export const htmlAllowed = ['br', 'sub', 'sup', 'kbd', 'abbr'];

/** Deeper than any text is nested, and far less than what recursive code can follow. */
export const DEEPEST = 60;

/** The first piece that lies deeper in a tree of Markdown than anything may; undefined without one. */
export function findTooDeep(tree: Tree): Piece | undefined {
  let level: Piece[] = tree.children;
  for (let depth = 1; depth <= DEEPEST && level.length > 0; depth += 1) level = stepDown(level);
  return level[0];
}

/** What lies directly inside some pieces. */
export function stepDown(level: readonly Piece[]): Piece[] {
  return level.flatMap((piece): Piece[] => ('children' in piece ? piece.children : []));
}

/** All pieces of a tree, outer ones first. */
export function listPieces(piece: Tree | Piece, into: Piece[] = []): Piece[] {
  if (!('children' in piece)) return into;
  for (const child of piece.children) {
    into.push(child);
    listPieces(child, into);
  }
  return into;
}

/** Whether an address runs as a program, or carries a file inside. */
export function isProgram(address: string): boolean {
  return /^(javascript|vbscript|data):/i.test(address.replace(/\s+/g, ''));
}

/**
 * Whether braces in a text hold nothing or remarks only. The parsed program decides, never its
 * text: nothing that runs can hide between two remarks from it.
 * @param program what the MDX parser read between the braces; undefined where it could read nothing
 */
export function isRemark(program: Program | null | undefined): boolean {
  return program?.body.length === 0;
}

/** Whether braces behind a property hold a plain value: a text, a number, true or false. */
export function isPlainValue(program: Program | null | undefined): boolean {
  const [statement, ...others] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return false;
  const { expression } = statement;
  if (expression.type === 'TemplateLiteral') return expression.expressions.length === 0;
  const isNegative = expression.type === 'UnaryExpression' && expression.operator === '-';
  return isLiteral(isNegative ? expression.argument : expression);
}

function isLiteral(expression: Expression): boolean {
  const plain = ['string', 'number', 'boolean'];
  return expression.type === 'Literal' && plain.includes(typeof expression.value);
}
