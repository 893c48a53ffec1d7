import type { ReactNode } from 'react';
import { Equipment, ProductActions } from '../../../components/blocks/product-parts';
import { Breadcrumb } from '../../../components/ui/breadcrumb';
import { ButtonLink } from '../../../components/ui/button';
import { Picture } from '../../../components/ui/picture';
import { ProductSymbol } from '../../../components/ui/symbol';
import stylesheet from '../hotspots.css?url';
import type { ProductPage } from '../page';

/** Portrait width in the head; on phones, a pixel ratio of 3 adds 13 kB with no visible gain. */
const SIZES =
  '(min-width: 100em) 62rem, (min-width: 84em) 50rem, (min-width: 62em) 57vw, (min-resolution: 2.5dppx) 65vw, 100vw';

interface ProductHeadProps {
  page: ProductPage;
  /** Shown below, across the full width. */
  children?: ReactNode;
}

/** The head of a product's page: its name beside its portrait or, without one, its symbol. */
export function ProductHead({ page, children }: ProductHeadProps) {
  const { product, breadcrumb, listCopy } = page;
  const isPictured = product.portrait !== undefined;
  const symbol = <ProductSymbol product={product} travels={product.order} />;
  return (
    <section className="section page-head product-head">
      <div className="wrap">
        <Breadcrumb links={breadcrumb} current={product.name} />
        <div className="product-head__columns">
          <div className="product-head__name">
            {isPictured && symbol}
            <Equipment {...product} />
            <h1>{product.name}</h1>
          </div>
          {isPictured ? (
            <Portrait page={page} />
          ) : (
            <div className="product-head__drawing">{symbol}</div>
          )}
          <div>
            <p className="lead mb-8">{product.description}</p>
            <ProductActions product={product} copy={listCopy}>
              <ButtonLink variant="text" {...listCopy.compare} />
              <ButtonLink variant="text" {...listCopy.buying} />
            </ProductActions>
          </div>
        </div>
        {children}
      </div>
    </section>
  );
}

function Portrait({ page: { product, copy, hotspots } }: { page: ProductPage }) {
  const { portrait } = product;
  if (portrait === undefined) return null;
  return (
    <figure className="product-head__portrait">
      <Picture picture={portrait.day} night={portrait.night} sizes={SIZES} first />
      <link rel="stylesheet" href={stylesheet} />
      {hotspots !== '' && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn over a picture
        <svg
          className="hotspots"
          role="group"
          aria-label={copy.features}
          dangerouslySetInnerHTML={{ __html: hotspots }}
        />
      )}
    </figure>
  );
}
