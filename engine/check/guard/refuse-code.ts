import type { Program } from 'estree';
import type { VFile } from 'vfile';
import type { BodyNode, Element, Tree } from './body-code.ts';
import { DEEPEST, findTooDeep, htmlAllowed, isProgram, isRemark, listNodes } from './body-code.ts';

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
    for (const node of listNodes(tree)) {
      const reason = validate(node);
      if (reason !== undefined) file.fail(`${reason}, and content runs no code`, node);
    }
  };
}

function validate(node: BodyNode): string | undefined {
  if (node.type === 'mdxjsEsm') return 'has a line of program code';
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return isRemark(node.data?.estree) ? undefined : 'has program code in braces';
  }
  if ('url' in node && isProgram(node.url)) return 'has an address that runs as a program';
  return 'attributes' in node ? validateElement(node) : undefined;
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
