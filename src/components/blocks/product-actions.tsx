import type { ReactNode } from 'react';
import { withParameter } from '#base/paths';
import type { ProductEntry } from '../../collections/products/collection';
import { ButtonRow } from '../ui/button';

interface ProductActionsProps {
  product: ProductEntry;
  copy: { quote: { label: string; to: string }; datasheet: string };
  /** Follows both buttons in their row. */
  children?: ReactNode;
}

/** The next steps for a product: ask for a price, or read its ratings. */
export function ProductActions({ product, copy, children }: ProductActionsProps) {
  const { slug, path, name } = product;
  const { label, to } = copy.quote;
  const quote = { label, to: withParameter(to, 'product', slug) };
  const ratings = { label: copy.datasheet, to: `${path}/datasheet` };
  return (
    <ButtonRow actions={[quote, ratings]} subject={name}>
      {children}
    </ButtonRow>
  );
}
