import type { PortraitPictures } from '#site';
import type { ProductEntry } from '../../../collections/products/collection';
import { Equipment, Nameplate, ProductActions } from '../../../components/blocks/product-parts';
import { Terminals } from '../../../components/blocks/terminals';
import { Picture } from '../../../components/ui/picture';
import { SiteLink } from '../../../components/ui/site-link';
import { ProductSymbol } from '../../../components/ui/symbol';
import type { ProductsPage } from '../page';

/** The widths of a portrait beside the text. */
const SIZES = '(min-width: 84em) 33rem, (min-width: 62em) 37vw, (min-width: 44em) 91vw, 63vw';

interface ProductBlockProps {
  product: ProductEntry;
  /** The list that it is in. */
  page: ProductsPage;
  /** The side of the page that the equipment is on. */
  side: 'left' | 'right';
}

/** A product on the walking line: what it does, its drawing and its nameplate. */
export function ProductBlock({ product, page, side }: ProductBlockProps) {
  const { slug, path, name, portrait } = product;
  const heading = `${slug}-name`;
  const symbol = <ProductSymbol product={product} travels={product.order} />;
  return (
    <section
      className={`product-block split product-block--${side}`}
      id={slug}
      aria-labelledby={heading}
    >
      <div className="product-block__text">
        {portrait && symbol}
        <Equipment {...product} />
        <h2 id={heading}>
          <SiteLink to={path}>{name}</SiteLink>
        </h2>
        <p className="lead mb-7">{product.description}</p>
        <Terminals items={product.features} />
        <ProductActions product={product} copy={page.copy} />
      </div>
      <div className="product-block__equipment">
        <div className="product-block__drawing plate plate--ticks">
          {portrait ? <DayAndNight portrait={portrait} /> : symbol}
        </div>
        <Nameplate product={product} terms={page.terms} />
      </div>
    </section>
  );
}

/** A portrait matching the color scheme; in the light scheme, hovering shows the night picture. */
function DayAndNight({ portrait: { day, night } }: { portrait: PortraitPictures }) {
  return (
    <>
      <Picture picture={day} night={night} sizes={SIZES} className="product-block__day" />
      <Picture picture={night} sizes={SIZES} className="product-block__night" decorative />
    </>
  );
}
