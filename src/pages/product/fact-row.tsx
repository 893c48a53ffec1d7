import { LocalDate } from '../../components/ui/local-date.tsx';
import { SiteLink } from '../../components/ui/site-link.tsx';
import type { ProductPage } from './page.ts';

/** Price class, lead time, warranty and the revision of the datasheet, side by side. */
export function FactRow({ page: { facts, product, listCopy } }: { page: ProductPage }) {
  const { title, rows, datasheet, remark } = facts;
  return (
    <section className="section fact-row" id="facts" aria-labelledby="ui:facts">
      <div className="wrap">
        <h2 className="visually-hidden" id="ui:facts">
          {title}
        </h2>
        <dl>
          {rows.map(({ label, value, details }) => (
            <div key={label}>
              <dt className="tag">{label}</dt>
              <dd className="name">{value}</dd>
              {details.map((detail) => (
                <dd key={detail} className="mono">
                  {detail}
                </dd>
              ))}
            </div>
          ))}
          <div>
            <dt className="tag">{datasheet.label}</dt>
            <dd className="name">
              <SiteLink to={`${product.path}/datasheet`}>{datasheet.value}</SiteLink>
            </dd>
            <dd className="mono">
              <LocalDate day={datasheet.date} />: {datasheet.change}
            </dd>
          </div>
        </dl>
        {rows.length > 0 && (
          <p className="mono chapter__caption">
            {remark} <SiteLink to={listCopy.buying.to}>{listCopy.buying.label}</SiteLink>
          </p>
        )}
      </div>
    </section>
  );
}
