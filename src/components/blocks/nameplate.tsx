import type { GlossaryTerm } from '../../collections/files/glossary';
import type { Product } from '../../collections/products/collection';
import { Term } from '../ui/term';

interface NameplateProps {
  product: Pick<Product, 'name' | 'designation' | 'specifications'>;
  /** Glossary terms by slug. */
  terms: Record<string, GlossaryTerm>;
}

/** A product's ratings, on a plate riveted to the page. */
export function Nameplate({ product, terms }: NameplateProps) {
  return (
    <div className="nameplate">
      <table className="mono">
        <caption className="nameplate__head">
          <b className="name">{product.name}</b>
          <span className="tag">{product.designation}</span>
        </caption>
        <tbody>
          {product.specifications.map(({ label, value, term = '' }) => (
            <tr key={label}>
              <th scope="row">{terms[term] ? <Term slug={term}>{label}</Term> : label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
