import type { ReactNode } from 'react';
import type { GlossaryTerm } from '../../collections/files/glossary.ts';
import type { Product, ProductEntry } from '../../collections/products/collection.ts';
import { PublicationBadge } from '../../components/ui/badge.tsx';
import { ButtonRow } from '../../components/ui/button.tsx';
import { Term } from '../../components/ui/term.tsx';
import { withParameter } from '../../lib/addresses.ts';

type EquipmentProps = Pick<ProductEntry, 'designation' | 'category' | 'draft' | 'publishAt'>;

/** What a product is: its designation on the one-line diagram, and its kind. */
export function Equipment(product: EquipmentProps) {
  return (
    <span className="tag block">
      <b>{product.designation}</b> {product.category} <PublicationBadge entry={product} />
    </span>
  );
}

interface NameplateProps {
  product: Pick<Product, 'name' | 'designation' | 'specifications'>;
  /** Glossary terms by slug. */
  terms: Record<string, GlossaryTerm>;
}

/** A product's ratings, on a plate riveted to the page. */
export function Nameplate({ product, terms }: NameplateProps) {
  return (
    <div className="nameplate wired">
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

interface ProductActionsProps {
  product: ProductEntry;
  copy: { quote: { label: string; to: string }; datasheet: string };
  /** Follows both buttons in their row. */
  children?: ReactNode;
}

/** The next steps for a product: ask for a price, or read its ratings. */
export function ProductActions({ product, copy, children }: ProductActionsProps) {
  const { slug, path, name } = product;
  const { label, to } = copy.quote;
  const quote = { label, to: withParameter(to, 'product', slug) };
  const ratings = { label: copy.datasheet, to: `${path}/datasheet` };
  return (
    <ButtonRow actions={[quote, ratings]} subject={name}>
      {children}
    </ButtonRow>
  );
}
