import { ProductSymbol } from '../../../components/ui/symbol';
import type { ProductsPage } from '../page';

/** The products of this page as symbols hanging from one bus, each a link to its block. */
export function SymbolStrip({ page: { copy, products } }: { page: ProductsPage }) {
  return (
    <nav className="symbol-strip" aria-label={copy.index}>
      {products.map((product) => (
        <a key={product.slug} href={`#${product.slug}`}>
          <ProductSymbol product={product} />
          <b>{product.name}</b> <span>{product.category}</span>
        </a>
      ))}
    </nav>
  );
}
