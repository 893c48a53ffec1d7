import type { SVGAttributes } from 'react';
import type { StrokeKind, SymbolSource } from '../../drawings/symbols.ts';
import {
  documentSymbol,
  fitLetters,
  SYMBOL_FIELD,
  symbols,
  unitSymbol,
} from '../../drawings/symbols.ts';

const looks: Record<StrokeKind, SVGAttributes<SVGPathElement>> = {
  plain: {},
  conductor: { stroke: 'var(--copper)' },
  solid: { fill: 'currentColor', stroke: 'none' },
  bus: { className: 'symbol__bus' },
  plates: { className: 'symbol__plates' },
  blade: { className: 'lever' },
};

interface ProductSymbolProps {
  product: SymbolSource | null;
  /**
   * The index of the product among all, if its symbol moves to the next page in a View Transition:
   * only the largest one on a page, since a duplicate name would skip the whole animation.
   */
  travels?: number;
}

/**
 * The symbol of a product: one of the site's or else its designation in the box of a functional
 * unit. Without a product, a document. CSS sets the size and, with `--stroke`, the stroke width.
 */
export function ProductSymbol({ product, travels }: ProductSymbolProps) {
  const { icon, designation } = product ?? {};
  const ofProduct = icon === undefined ? unitSymbol : symbols[icon];
  return (
    <svg
      className={travels === undefined ? 'symbol' : `symbol travels-[symbol-${travels}]`}
      viewBox={`0 0 ${SYMBOL_FIELD} ${SYMBOL_FIELD}`}
      aria-hidden="true"
    >
      {(product === null ? documentSymbol : ofProduct).map(({ d, kind }) => (
        <path key={d} d={d} {...looks[kind]} />
      ))}
      {designation !== undefined && icon === undefined && (
        <text
          className="fill-current stroke-none font-mono"
          textAnchor="middle"
          dominantBaseline="central"
          x={SYMBOL_FIELD / 2}
          y={SYMBOL_FIELD / 2}
          fontSize={fitLetters(designation)}
        >
          {designation}
        </text>
      )}
    </svg>
  );
}
