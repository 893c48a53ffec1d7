import { Section } from '../../components/blocks/section.tsx';
import { SectionList } from '../../components/blocks/section-list.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import { SwitchContact } from '../../components/ui/switch-contact.tsx';
import { ProductSymbol } from '../../components/ui/symbol.tsx';
import { ProofBand } from '../../features/chapters/proof/proof-band.tsx';
import { RecordBand } from '../../features/chapters/record/record-band.tsx';
import { OperatorBand } from '../../features/operator/operator-band.tsx';
import { Equipment } from '../../features/products/product-details.tsx';
import { Details } from './details/details.tsx';
import { FactRow } from './fact-row.tsx';
import { FitsSection } from './fits/fits-section.tsx';
import type { ProductPage } from './page.ts';

/** The page of a product below its head: what it costs, what it proves, where it fits, its text. */
export function ProductSections({ page }: { page: ProductPage }) {
  const { copy, proof, record, screen } = page;
  return (
    <>
      <SectionList sections={page.sections} />
      <FactRow page={page} />
      {proof && <ProofBand proof={proof} />}
      {record && <RecordBand record={record} proof={proof} />}
      {screen && <OperatorBand copy={screen} />}
      <FitsSection page={page} />
      <Details page={page} />
      {page.next.length > 0 && (
        <Section id="next" heading={copy.next} joined>
          <ul className="next">
            {page.next.map((next) => (
              <li key={next.slug}>
                <SiteLink to={next.path} className="hair-b flex h-full items-center gap-4 py-4">
                  <ProductSymbol product={next} />
                  <span>
                    <Equipment {...next} /> <b className="name text-h3">{next.name}</b>
                  </span>
                  <SwitchContact />
                </SiteLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
