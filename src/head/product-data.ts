import type { Product } from 'schema-dts';

import type { Frame } from '../content/frame';
import type { PageOf } from '../content/page-data';
import { toCardFile } from '../lib/paths';

/** A product; its price is a matter of the quote. */
export function describeProduct({ product, path }: PageOf<'product'>, frame: Frame): Product {
  const { origin, site } = frame;
  return {
    '@type': 'Product',
    name: `${site.brand.name} ${product.name}`,
    category: product.category,
    description: product.description,
    image: `${origin}/${toCardFile(path)}`,
    url: origin + path,
    brand: { '@type': 'Brand', name: site.brand.name },
  };
}
