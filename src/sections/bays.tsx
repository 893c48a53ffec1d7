import { useSite } from '../ui/site-context';
import { SiteLink } from '../ui/site-link';
import { ProductSymbol } from '../ui/symbol';
import type { ProductSummary } from './equipment';
import { Equipment } from './equipment';
import { More } from './more';

interface BaysProps {
  products: ProductSummary[];
}

/** The products as bays on one bus, each a link to its page. */
export function Bays({ products }: BaysProps) {
  const { labels } = useSite();
  return (
    <ol className="bays">
      {products.map((product) => (
        <li key={product.slug} className="bay">
          <SiteLink to={product.path}>
            <span className="bay__symbol">
              <ProductSymbol icon={product.icon} />
            </span>
            <div className="bay__text">
              <Equipment {...product} />
              <h3>{product.name}</h3>
              <p>{product.tagline}</p>
              <More label={labels.learnMore} />
            </div>
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
