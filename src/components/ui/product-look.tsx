import type { DayNightPictures } from '#site';
import type { SymbolSource } from '../../drawings/symbols.ts';
import { Portrait } from './picture.tsx';
import { ProductSymbol } from './symbol.tsx';

interface ProductLookProps {
  product: (SymbolSource & { portrait?: DayNightPictures | undefined }) | null;
  /** The width of the portrait. */
  sizes: string;
}

/** The portrait of a product or, without one, its symbol; without a product, that of a document. */
export function ProductLook({ product, sizes }: ProductLookProps) {
  if (product?.portrait === undefined) return <ProductSymbol product={product} />;
  return <Portrait portrait={product.portrait} sizes={sizes} />;
}
