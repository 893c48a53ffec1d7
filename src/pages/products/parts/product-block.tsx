import type { GlossaryTerm } from '../../../collections/files/glossary';
import type { ProductSummary } from '../../../components/blocks/equipment';
import { Equipment } from '../../../components/blocks/equipment';
import { Nameplate } from '../../../components/blocks/nameplate';
import { ProductActions } from '../../../components/blocks/product-actions';
import { Terminals } from '../../../components/blocks/terminals';
import { SiteLink } from '../../../components/ui/site-link';
import { ProductSymbol } from '../../../components/ui/symbol';
import type { ProductsPage } from '../page';

interface ProductBlockProps {
  product: ProductSummary;
  copy: ProductsPage['copy'];
  terms: Record<string, GlossaryTerm>;
  /** The side of the page on which the equipment stands. */
  side: 'left' | 'right';
}

/** A product on the walking line: what it does, its drawing and its nameplate. */
export function ProductBlock({ product, copy, terms, side }: ProductBlockProps) {
  const { slug, path, name } = product;
  const heading = `${slug}-name`;
  return (
    <section
      className={`product-block split product-block--${side}`}
      id={slug}
      aria-labelledby={heading}
    >
      <div className="product-block__text">
        <Equipment {...product} />
        <h2 id={heading}>
          <SiteLink to={path}>{name}</SiteLink>
        </h2>
        <p className="lead mb-7">{product.description}</p>
        <Terminals items={product.features} />
        <ProductActions product={product} copy={copy} />
      </div>
      <div className="product-block__equipment">
        <div className="product-block__drawing plate plate--ticks">
          <ProductSymbol product={product} travels={product.order} />
        </div>
        <Nameplate product={product} terms={terms} />
      </div>
    </section>
  );
}
