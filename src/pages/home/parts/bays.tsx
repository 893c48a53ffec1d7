import type { ProductEntry } from '../../../collections/products/collection';
import { Equipment, Nameplate } from '../../../components/blocks/product-parts';
import { More } from '../../../components/ui/contact';
import { Picture } from '../../../components/ui/picture';
import { useSite } from '../../../components/ui/site-context';
import { SiteLink } from '../../../components/ui/site-link';
import { ProductSymbol } from '../../../components/ui/symbol';
import type { HomePage } from '../page';

interface BaysProps {
  products: ProductEntry[];
  copy: HomePage['copy']['bus'];
}

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
export function Bays({ products, copy }: BaysProps) {
  const { length } = products;
  const hasSpare = length >= FEWEST_WITH_SPARE && length % 2 === 1;
  const size = length > LONGEST_SECTION ? Math.ceil(length / 2) : length;
  const [first, second] = [products.slice(0, size), products.slice(size)];
  const spare = hasSpare && <SpareBay words={copy.spare} />;
  return (
    <>
      <ol className="bays">
        {first.map((product) => (
          <Bay key={product.slug} product={product} alone={length === 1} />
        ))}
        {second.length === 0 && spare}
      </ol>
      {second.length > 0 && (
        <>
          <Coupler words={copy.coupler} />
          <ol className="bays" start={size + 1}>
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
      <SiteLink to={product.path}>
        <span className="bay__symbol">
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
          <h3>{product.name}</h3>
          <p>{product.tagline}</p>
          <More label={labels.learnMore} />
        </div>
      </SiteLink>
      {alone && <Nameplate product={product} terms={{}} />}
    </li>
  );
}

/** The spare place on the bus: a link to someone who knows what belongs there. */
function SpareBay({ words }: { words: BaysProps['copy']['spare'] }) {
  return (
    <li className="bay bay--spare">
      <SiteLink to={words.action.to}>
        <span className="bay__symbol" />
        <div className="bay__text">
          <span className="tag block">{words.tag}</span>
          <h3>{words.title}</h3>
          <p>{words.text}</p>
          <More label={words.action.label} />
        </div>
      </SiteLink>
    </li>
  );
}

/** The bus coupler between the two sections of a long bus. */
function Coupler({ words }: { words: string }) {
  return (
    <p className="coupler mono">
      {words}
      <svg viewBox="0 0 40 88" aria-hidden="true">
        <path className="stroke-copper" d="M20 0v26M20 62v26" />
        <path d="M15 21l10 10M25 21l-10 10M20 62V26" />
        <circle cx="20" cy="62" r="3" />
      </svg>
    </p>
  );
}
