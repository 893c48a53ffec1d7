import type { ProductEntry } from '../../collections/products/collection';
import { PublicationBadge } from '../ui/badge';

type EquipmentProps = Pick<ProductEntry, 'designation' | 'category' | 'draft' | 'publishAt'>;

/** What a product is: its designation on the one-line diagram, and its kind. */
export function Equipment(product: EquipmentProps) {
  return (
    <span className="tag block">
      <b>{product.designation}</b> {product.category} <PublicationBadge entry={product} />
    </span>
  );
}
