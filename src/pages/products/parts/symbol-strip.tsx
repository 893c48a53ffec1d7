import type { ProductSummary } from '../../../components/blocks/equipment';
import { ProductSymbol } from '../../../components/ui/symbol';

interface SymbolStripProps {
  /** The name of the strip, for screen readers. */
  label: string;
  products: ProductSummary[];
}

/** The products of this page as symbols hanging from one bus, each a link to its block. */
export function SymbolStrip({ label, products }: SymbolStripProps) {
  return (
    <nav className="symbol-strip" aria-label={label}>
      {products.map((product) => (
        <a key={product.slug} href={`#${product.slug}`}>
          <ProductSymbol product={product} />
          <b>{product.name}</b> <span>{product.category}</span>
        </a>
      ))}
    </nav>
  );
}
