import type { ProductEntry } from '../../collections/products/collection.ts';
import { Portrait } from '../../components/ui/picture.tsx';
import { useSite } from '../../components/ui/site-context.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { More } from '../../components/ui/switch-contact.tsx';
import { ProductSymbol } from '../../components/ui/symbol.tsx';
import { Equipment } from '../../features/products/product-details.tsx';

/** The widths of a portrait in a bay. */
const SIZES = '(min-width: 62em) 21rem, (min-width: 48em) 29vw, (min-width: 22em) 41vw, 75vw';

/**
 * Up to eight products as bays on one bus, each a link to its page. The stylesheet derives from
 * their number how many are above and below it.
 */
export function Bays({ products }: { products: ProductEntry[] }) {
  const { labels } = useSite();
  return (
    <ol className="bays wired grid">
      {products.map((product) => (
        <li key={product.slug} className="bay grid">
          <SiteLink to={product.path} className="wired">
            <span className="bay__symbol wired flex flex-col items-center">
              <ProductSymbol product={product} travels={product.order} />
            </span>
            <div className="bay__text">
              <Portrait portrait={product.portrait} sizes={SIZES} className="bay__portrait" />
              <Equipment {...product} />
              <h3 className="mt-1.5 mb-2">{product.name}</h3>
              <p className="secondary max-w-[34ch]">{product.tagline}</p>
              <More label={labels.learnMore} />
            </div>
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
