import type { Program } from 'estree';
import type { VFile } from 'vfile';
import type { Element, Piece, Tree } from './body-code.ts';
import { DEEPEST, findTooDeep, htmlAllowed, isProgram, isRemark, listPieces } from './body-code.ts';

/** A tag of a component: those that authors may not use cannot be rendered. */
const COMPONENT = /^[A-Z]\w*$/;

/**
 * A remark plugin that fails on anything in a body that could run. The content check reports the
 * same places earlier, in kinder words: this is a second line of defense, in case the first has a
 * hole. It must be the first plugin, since later ones add code of our own.
 */
export function refuseCode() {
  return (tree: Tree, file: VFile): void => {
    const tooDeep = findTooDeep(tree);
    if (tooDeep !== undefined) file.fail(`is nested more than ${DEEPEST} levels deep`, tooDeep);
    for (const piece of listPieces(tree)) {
      const reason = validate(piece);
      if (reason !== undefined) file.fail(`${reason}, and content runs no code`, piece);
    }
  };
}

function validate(piece: Piece): string | undefined {
  if (piece.type === 'mdxjsEsm') return 'has a line of program code';
  if (piece.type === 'mdxFlowExpression' || piece.type === 'mdxTextExpression') {
    return isRemark(piece.data?.estree) ? undefined : 'has program code in braces';
  }
  if ('url' in piece && isProgram(piece.url)) return 'has an address that runs as a program';
  return 'attributes' in piece ? validateElement(piece) : undefined;
}

function validateElement({ name, attributes }: Element): string | undefined {
  if (name === null || !(COMPONENT.test(name) || htmlAllowed.includes(name)))
    return `has the unknown tag <${name ?? ''}>`;
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') return 'has a tag with program code';
    const { name: property, value } = attribute;
    if (/^(on|dangerously)/i.test(property)) return `has a tag with ${property}`;
    const isText = typeof value !== 'object' || value === null;
    if (!isText && !isPlainValue(value.data?.estree)) return `has program code in ${property}={…}`;
  }
  return undefined;
}

/** Whether the braces of an attribute hold a plain value: a string, a number, true or false. */
function isPlainValue(program: Program | null | undefined): boolean {
  const [statement, ...others] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return false;
  const { expression } = statement;
  if (expression.type === 'TemplateLiteral') return expression.expressions.length === 0;
  const isNegative = expression.type === 'UnaryExpression' && expression.operator === '-';
  const literal = isNegative ? expression.argument : expression;
  const plain = ['string', 'number', 'boolean'];
  return literal.type === 'Literal' && plain.includes(typeof literal.value);
}
