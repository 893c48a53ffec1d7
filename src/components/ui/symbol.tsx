import type { SVGAttributes } from 'react';

import type { StrokeKind, SymbolSource, SymbolStroke } from '../../drawings/symbols';
import {
  documentSymbol,
  fitLetters,
  SYMBOL_FIELD,
  symbols,
  unitSymbol,
} from '../../drawings/symbols';

const FIELD = `0 0 ${SYMBOL_FIELD} ${SYMBOL_FIELD}`;

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
 * unit. Without a product, a document. CSS sets the size and, with `--sw`, the stroke width.
 */
export function ProductSymbol({ product, travels }: ProductSymbolProps) {
  if (product === null) return <Strokes strokes={documentSymbol} />;
  const { icon, designation } = product;
  const look = travels === undefined ? 'symbol' : `symbol travels-[symbol-${travels}]`;
  if (icon !== undefined) return <Strokes strokes={symbols[icon]} look={look} />;
  return <Strokes strokes={unitSymbol} letters={designation} look={look} />;
}

interface StrokesProps {
  strokes: SymbolStroke[];
  letters?: string;
  /** Its class names. */
  look?: string;
}

function Strokes({ strokes, letters, look = 'symbol' }: StrokesProps) {
  const middle = SYMBOL_FIELD / 2;
  return (
    <svg className={look} viewBox={FIELD} aria-hidden="true">
      {strokes.map(({ d, kind }) => (
        <path key={d} d={d} {...looks[kind]} />
      ))}
      {letters !== undefined && (
        <text className="symbol__letters" x={middle} y={middle} fontSize={fitLetters(letters)}>
          {letters}
        </text>
      )}
    </svg>
  );
}
