import type { ElementContent } from 'hast';

/** How two-dimensional MathML is written in a line; all other elements are their children in a row. */
const LINES: Record<string, (parts: string[]) => string> = {
  mfrac: ([above = '', below = '']) => `${enclose(above)}/${enclose(below)}`,
  msqrt: (parts) => `√${enclose(parts.join(''))}`,
  mroot: ([of = '', index = '']) => `${index}√${enclose(of)}`,
  msub: ([base = '', below = '']) => `${base}_${enclose(below)}`,
  msup: ([base = '', above = '']) => `${base}^${enclose(above)}`,
  msubsup: ([base = '', below = '', above = '']) => `${base}_${enclose(below)}^${enclose(above)}`,
  munder: ([base = '', below = '']) => `${base}_${enclose(below)}`,
  mover: ([base = '', above = '']) => (above.length > 1 ? `${base}^${enclose(above)}` : base),
  munderover: ([base = '', below = '', above = '']) =>
    `${base}_${enclose(below)}^${enclose(above)} `,
  mtr: (cells) => cells.join(' '),
  mtable: (rows) => rows.join('; '),
  mspace: () => ' ',
};

/** Signs with a space on both sides. */
const BETWEEN = /^[=<>≤≥≈≠≡+−±×·⋅÷→⇒]$/;

/** A formula in a line of plain text, such as `h = √(S/Q)`, for those who do not see it drawn. */
export function toLinearFormula(nodes: readonly ElementContent[]): string {
  return nodes.map(toLine).join('').replace(/\s+/g, ' ').trim();
}

function toLine(node: ElementContent): string {
  if (node.type === 'text') return node.value.replace(/[\u2061-\u2064]/g, '');
  if (node.type !== 'element') return '';
  const parts = node.children.map(toLine);
  const text = parts.join('');
  if (node.tagName === 'mo' && BETWEEN.test(text)) return ` ${text} `;
  return LINES[node.tagName]?.(parts) ?? text;
}

/** Parentheses around what has several parts. */
function enclose(text: string): string {
  const bare = text.trim();
  return /^(?:[\p{L}\p{N}.′^_]|(?<=\d),(?=\d))*$/u.test(bare) || /^\((?:(?!\)).)*\)$/.test(bare)
    ? bare
    : `(${bare})`;
}
