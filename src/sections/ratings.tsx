import type { GlossaryTerm } from '../schemas/glossary';
import type { Product } from '../schemas/product';
import { Nameplate } from './nameplate';
import { Terminals } from './terminals';

interface RatingsProps {
  product: Product;
  terms: Record<string, GlossaryTerm>;
  /** The heading above the features. */
  features: string;
}

/** A product's nameplate, and beside it the features that decide a purchase. */
export function Ratings({ product, terms, features }: RatingsProps) {
  return (
    <div className="split">
      <div className="lg:col-span-6">
        <Nameplate product={product} terms={terms} />
      </div>
      <div className="lg:col-start-8 lg:col-end-13">
        <h3 className="mb-4">{features}</h3>
        <Terminals items={product.features} />
      </div>
    </div>
  );
}
