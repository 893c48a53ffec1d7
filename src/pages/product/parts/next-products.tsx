import type { ProductEntry } from '../../../collections/products/collection';
import { Equipment } from '../../../components/blocks/equipment';
import { Contact } from '../../../components/ui/contact';
import { SiteLink } from '../../../components/ui/site-link';
import { ProductSymbol } from '../../../components/ui/symbol';

/** Products in a row, each a link to its page. */
export function NextProducts({ products }: { products: ProductEntry[] }) {
  return (
    <ul className="next">
      {products.map((product) => (
        <li key={product.slug}>
          <SiteLink to={product.path}>
            <ProductSymbol product={product} />
            <span>
              <Equipment {...product} /> <b>{product.name}</b>
            </span>
            <Contact />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
