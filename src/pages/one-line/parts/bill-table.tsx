import type { OneLineCopy } from '../../../components/blocks/one-line/copy';
import { SiteLink } from '../../../components/ui/site-link';
import type { Plan } from '../../../drawings/one-line/plan';
import { type OneLineProduct, OPEN, toLines } from './bill-lines';

interface BillTableProps {
  plan: Plan;
  copy: OneLineCopy;
  products: OneLineProduct[];
}

/** The products of a drawing, with their quantities and the known parts of their ordering codes. */
export function BillTable({ plan, copy, products }: BillTableProps) {
  const { caption, columns } = copy.bill;
  return (
    <table className="bill">
      <caption className="pb-[0.7rem] text-left type-mono text-ink-3">{caption}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((head) => (
            <th key={head} scope="col" className="mono">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toLines(plan, copy, products).map(({ position, product, quantity, place, open }) => (
          <tr key={position}>
            <td>
              <span className="bill__position type-mono">{position}</span>
            </td>
            <th scope="row">
              <b className="block type-wide text-[1.125rem]">{product.name}</b>
              <small className="block type-tag text-ink-3">{product.category}</small>
            </th>
            <td>{quantity}</td>
            <td>{place}</td>
            <td>
              <span className="flex flex-wrap gap-y-[0.2rem] overflow-hidden type-mono">
                {product.ordering.map(({ code, meaning }) => (
                  <span
                    key={meaning}
                    className="-ml-[0.6rem] grid hair-l pl-[0.55rem] not-last:pr-[1.15rem]"
                  >
                    {open.includes(meaning) ? (
                      <b className="bill__open w-fit font-regular text-copper">{OPEN}</b>
                    ) : (
                      <b className="w-fit font-regular">{code}</b>
                    )}
                    <small className="type-tag text-ink-3">{meaning}</small>
                  </span>
                ))}
              </span>
            </td>
            <td>
              <SiteLink
                to={`${product.path}/datasheet`}
                aria-label={`${product.revisionWord} ${product.revision}, ${columns.datasheet}: ${product.name}`}
              >
                {`${product.revisionWord} ${product.revision}`}
              </SiteLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
