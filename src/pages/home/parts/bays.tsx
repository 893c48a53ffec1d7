import type { ProductEntry } from '../../../collections/products/collection';
import { Equipment, Nameplate } from '../../../components/blocks/product-parts';
import { More } from '../../../components/ui/contact';
import { Picture } from '../../../components/ui/picture';
import { useSite } from '../../../components/ui/site-context';
import { SiteLink } from '../../../components/ui/site-link';
import { ProductSymbol } from '../../../components/ui/symbol';
import type { HomePage } from '../page';

/** If there are more bays, the bus is split into two sections joined by a coupler. */
const LONGEST_SECTION = 8;
/** The widths of a portrait in a bay. */
const SIZES = '(min-width: 62em) 21rem, (min-width: 48em) 29vw, (min-width: 22em) 41vw, 75vw';
/** From this number on, an odd number of bays leaves a spare place on the bus. */
const FEWEST_WITH_SPARE = 5;

/**
 * The products as bays on one bus, each a link to its page. The stylesheet derives from their
 * number how many are above and below it.
 */
export function Bays({ page: { products, copy } }: { page: HomePage }) {
  const { length } = products;
  const size = length > LONGEST_SECTION ? Math.ceil(length / 2) : length;
  const [first, second] = [products.slice(0, size), products.slice(size)];
  const spare = length >= FEWEST_WITH_SPARE && length % 2 === 1 && <SpareBay {...copy.bus.spare} />;
  return (
    <>
      <ol className="bays wired">
        {first.map((product) => (
          <Bay key={product.slug} product={product} alone={length === 1} />
        ))}
        {second.length === 0 && spare}
      </ol>
      {second.length > 0 && (
        <>
          <Coupler words={copy.bus.coupler} />
          <ol className="bays wired" start={size + 1}>
            {second.map((product) => (
              <Bay key={product.slug} product={product} />
            ))}
            {spare}
          </ol>
        </>
      )}
    </>
  );
}

/** If there is only one product, its nameplate is beside it. */
function Bay({ product, alone = false }: { product: ProductEntry; alone?: boolean }) {
  const { labels } = useSite();
  const { portrait } = product;
  return (
    <li className="bay">
      <SiteLink to={product.path} className="wired">
        <span className="bay__symbol wired flex flex-col items-center">
          <ProductSymbol product={product} travels={product.order} />
        </span>
        <div className="bay__text">
          {portrait && (
            <Picture
              picture={portrait.day}
              night={portrait.night}
              sizes={SIZES}
              className="bay__portrait"
              decorative
            />
          )}
          <Equipment {...product} />
          <h3 className="mt-[0.4rem] mb-2">{product.name}</h3>
          <p className="secondary max-w-[34ch]">{product.tagline}</p>
          <More label={labels.learnMore} />
        </div>
      </SiteLink>
      {alone && <Nameplate product={product} terms={{}} />}
    </li>
  );
}

/** The spare place on the bus: a link to someone who knows what belongs there. */
function SpareBay({ tag, title, text, action }: HomePage['copy']['bus']['spare']) {
  return (
    <li className="bay bay--spare">
      <SiteLink to={action.to} className="wired">
        <span className="bay__symbol wired flex flex-col items-center" />
        <div className="bay__text">
          <span className="tag block">{tag}</span>
          <h3 className="mt-[0.4rem] mb-2 text-[1.25rem]">{title}</h3>
          <p className="secondary max-w-[34ch]">{text}</p>
          <More label={action.label} />
        </div>
      </SiteLink>
    </li>
  );
}

/** The bus coupler between the two sections of a long bus. */
function Coupler({ words }: { words: string }) {
  return (
    <p className="coupler mono flex items-center gap-4 max-lg:hidden">
      {words}
      <svg className="line-art stroke-2 text-ink" width="40" viewBox="0 0 40 88" aria-hidden="true">
        <path className="stroke-copper" d="M20 0v26M20 62v26" />
        <path d="M15 21l10 10M25 21l-10 10M20 62V26" />
        <circle cx="20" cy="62" r="3" />
      </svg>
    </p>
  );
}
