import { Contact } from '../ui/contact';
import { SiteLink } from '../ui/site-link';
import { ProductSymbol } from '../ui/symbol';
import type { ProductSummary } from './equipment';
import { Equipment } from './equipment';

interface NextProductsProps {
  products: ProductSummary[];
}

/** Products in a row, each a link to its page. */
export function NextProducts({ products }: NextProductsProps) {
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
