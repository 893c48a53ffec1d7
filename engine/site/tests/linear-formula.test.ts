import type { ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { readFormula } from '#check/read/formula';
import { toLinearFormula } from '../mdx/linear-formula.ts';

/** A formula of LaTeX as it is read aloud. */
function read(tex: string): string {
  const formula = readFormula(tex, true);
  const markup = 'markup' in formula ? formula.markup : '';
  return toLinearFormula(fromHtml(markup, { fragment: true }).children as ElementContent[]);
}

it.each([
  ['\\frac{1}{n^2}', '1/n^2'],
  ['n = \\sqrt{S / Q}', 'n = √(S/Q)'],
  ['\\frac{a + b}{c}', '(a + b)/c'],
  ['\\sqrt[3]{x}', '3√x'],
  ['I_{h,\\text{max}} \\le 5\\,\\text{A}', 'I_(h,max) ≤ 5 A'],
  ['\\sum_{n=1}^{N} I_n^2', '∑_(n = 1)^N I_n^2'],
  ['2\\pi \\times 60', '2π × 60'],
  ['\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}', 'a = b; c = d'],
])('%s is %s in a line', (tex, line) => {
  expect(read(tex)).toBe(line);
});
