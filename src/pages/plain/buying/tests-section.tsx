import { ColumnHeads } from '../../../components/blocks/column-heads.tsx';
import { Section } from '../../../components/blocks/section.tsx';
import { SiteLink } from '../../../components/ui/site-link.tsx';
import type { TestList } from './bands.ts';

/** What is tested of each product, at the factory and on site. */
export function TestsSection({ tests: { copy, rows } }: { tests: TestList }) {
  const { heading, columns } = copy;
  return (
    <Section id="tests" heading={heading}>
      <table className="buying-table tests">
        <caption className="visually-hidden">{heading.title}</caption>
        <ColumnHeads heads={[columns.product, columns.factory, columns.site]} />
        <tbody>
          {rows.map(({ product, factory, site }) => (
            <tr key={product.path}>
              <th scope="row">
                <b className="type-wide">
                  <SiteLink to={product.path}>{product.name}</SiteLink>
                </b>
              </th>
              <td data-head={columns.factory}>{factory}</td>
              <td data-head={columns.site}>{site}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
