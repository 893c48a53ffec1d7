import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as toText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { readFormula } from '#check/read/formula';
import { toLinearFormula } from './linear-formula.ts';
import { speakFormula } from './spoken-formula.ts';

/** A formula in a line that is longer than this may need to scroll on a phone. */
const LONG = 24;

/** The classes of cells that touch their neighbors, as around the signs of equations. */
const SIDES = /^tml-(left|right)$/;

/**
 * Draws the formulas that remark-math found as MathML, which needs no script. A paragraph that is
 * nothing but a formula becomes a block.
 */
export function rehypeFormulas() {
  return async (tree: Root): Promise<void> => {
    const drawn: Promise<void>[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const found = findFormula(node);
      if (found === undefined || index === undefined || parent === undefined) return undefined;
      const draw = async () => {
        parent.children[index] = await toMath(toText(found.code), found.isBlock);
      };
      drawn.push(draw());
      return [SKIP, index + 1];
    });
    await Promise.all(drawn);
  };
}

/** The code that remark-math left for a formula, if an element is one. */
function findFormula(node: Element): { code: Element; isBlock: boolean } | undefined {
  if (isFormula(node, 'math-inline')) return { code: node, isBlock: false };
  if (node.tagName !== 'p' && node.tagName !== 'pre') return undefined;
  const [code, more] = node.children.filter(({ type, ...one }) => {
    return type !== 'text' || !('value' in one) || String(one.value).trim() !== '';
  });
  if (more !== undefined || code?.type !== 'element') return undefined;
  const isAlone = isFormula(code, 'math-display') || isFormula(code, 'math-inline');
  return isAlone ? { code, isBlock: true } : undefined;
}

function isFormula({ tagName, properties }: Element, name: string): boolean {
  const names = properties.className;
  return tagName === 'code' && Array.isArray(names) && names.includes(name);
}

/** @throws if it cannot be drawn, which the check reports before */
async function toMath(tex: string, isBlock: boolean): Promise<Element> {
  const markup = toMarkup(tex, isBlock);
  const [math] = fromHtml(markup, { fragment: true }).children;
  if (math?.type !== 'element') throw new Error(`A formula became no MathML: ${tex}`);
  visit(math, 'element', ({ properties }) => {
    // Our policy forbids style attributes; the site's stylesheet says what matters of them.
    delete properties.style;
    if (!SIDES.test(String(properties.className))) delete properties.className;
  });
  const alttext = toLinearFormula(math.children as ElementContent[]);
  const isLong = !isBlock && alttext.length > LONG;
  math.properties = {
    alttext,
    ariaLabel: await speakFormula(isBlock ? markup : toMarkup(tex, true)),
    ...(isBlock && { display: 'block' }),
    ...(isLong && { className: ['long'], tabIndex: 0 }),
  };
  return math;
}

function toMarkup(tex: string, isBlock: boolean): string {
  const formula = readFormula(tex, isBlock);
  if ('failure' in formula) throw new Error(`A formula ${formula.failure}: ${tex}`);
  return formula.markup;
}
