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
      <table>
        <caption className="nameplate__head">
          <b>{product.name}</b>
          <span className="tag">{product.designation}</span>
        </caption>
        <tbody>
          {product.specifications.map(({ label, value, term }) => (
            <tr key={label}>
              <th scope="row">
                <Rating label={label} term={term === undefined ? undefined : terms[term]} />
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Rating({ label, term }: { label: string; term: GlossaryTerm | undefined }) {
  if (term === undefined) return label;
  return <Term slug={term.slug}>{label}</Term>;
}
