import type { SVGAttributes } from 'react';

import type { StrokeKind } from '../drawings/symbols';
import { SYMBOL_FIELD, symbols } from '../drawings/symbols';
import type { ProductIcon } from '../schemas/product';

const FIELD = `0 0 ${SYMBOL_FIELD} ${SYMBOL_FIELD}`;

const looks: Record<StrokeKind, SVGAttributes<SVGPathElement>> = {
  plain: {},
  conductor: { stroke: 'var(--copper)' },
  solid: { fill: 'currentColor', stroke: 'none' },
  bus: { className: 'symbol__bus' },
  plates: { className: 'symbol__plates' },
  blade: { className: 'lever' },
};

/** The symbol of a product; CSS sets its size and, with `--sw`, the weight of its lines. */
export function ProductSymbol({ icon }: { icon: ProductIcon }) {
  return (
    <svg className="symbol" viewBox={FIELD} aria-hidden="true">
      {symbols[icon].map(({ d, kind }) => (
        <path key={d} d={d} {...looks[kind]} />
      ))}
    </svg>
  );
}
