import type { ProductSummary } from '../../../components/blocks/equipment';
import { Equipment } from '../../../components/blocks/equipment';
import { ProductActions } from '../../../components/blocks/product-actions';
import { Breadcrumb } from '../../../components/ui/breadcrumb';
import { ButtonLink } from '../../../components/ui/button';
import { ProductSymbol } from '../../../components/ui/symbol';
import type { ProductsPage } from '../../products/page';

interface ProductHeadProps {
  product: ProductSummary;
  /** The list that the product belongs to, and the words of its buttons. */
  list: { label: string; path: string };
  copy: ProductsPage['copy'];
}

/** The head of a product's page: its name beside its symbol on the conductor. */
export function ProductHead({ product, list, copy }: ProductHeadProps) {
  return (
    <section className="section page-head product-head">
      <div className="wrap">
        <Breadcrumb links={[list]} current={product.name} />
        <div className="split">
          <div className="lg:col-span-6">
            <Equipment {...product} />
            <h1>{product.name}</h1>
            <p className="lead mb-8">{product.description}</p>
            <ProductActions product={product} copy={copy}>
              <ButtonLink variant="text" {...copy.compare} />
            </ProductActions>
          </div>
          <div className="product-head__drawing lg:col-start-8 lg:col-end-13">
            <ProductSymbol product={product} travels={product.order} />
          </div>
        </div>
      </div>
    </section>
  );
}
