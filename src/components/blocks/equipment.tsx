import type { Publication } from '#base/publishing';
import type { Product } from '../../collections/products/collection';
import type { SymbolSource } from '../../drawings/symbols';
import type { Portrait } from '../ui/picture';
import { PublicationBadge } from '../ui/publication-badge';

/** A product as sections show it: its frontmatter and its address. */
export interface ProductSummary extends Omit<Product, 'symbol'>, SymbolSource {
  slug: string;
  path: string;
  portrait?: Portrait | undefined;
}

type EquipmentProps = Publication & Pick<Product, 'designation' | 'category'>;

/** What a product is: its designation on the one-line diagram, and its kind. */
export function Equipment(product: EquipmentProps) {
  return (
    <span className="tag block">
      <b>{product.designation}</b> {product.category} <PublicationBadge entry={product} />
    </span>
  );
}
