import type { Product } from '../schemas/product';

/** A product as sections show it: its frontmatter and its address. */
export interface ProductSummary extends Product {
  slug: string;
  path: string;
}

type EquipmentProps = Pick<Product, 'designation' | 'category'>;

/** What a product is: its designation on the one-line diagram, and its kind. */
export function Equipment({ designation, category }: EquipmentProps) {
  return (
    <span className="tag block">
      <b>{designation}</b> {category}
    </span>
  );
}
