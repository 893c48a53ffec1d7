import type { WarrantyBand as Band } from './bands.ts';

/** The warranty as a figure as large as the page allows, and what a buyer asks next. */
export function WarrantyBand({ band: { figure, copy } }: { band: Band }) {
  return (
    <section className="section section--tint" aria-labelledby="warranty">
      <div className="wrap">
        <div className="split chapter-head warranty__head">
          <p className="headline chapter-head__word" aria-hidden="true">
            {figure} <span className="warranty__unit">{copy.unit}</span>
          </p>
          <div className="chapter-head__text">
            <h2 id="warranty">{copy.title}</h2>
            <p>{copy.text}</p>
          </div>
        </div>
        <div className="fact-row">
          <dl>
            {copy.facts.map(({ label, value, text }) => (
              <div key={label}>
                <dt className="tag">{label}</dt>
                <dd className="name">{value}</dd>
                {text !== undefined && <dd className="secondary warranty__text">{text}</dd>}
              </div>
            ))}
          </dl>
        </div>
        {copy.remark !== undefined && <p className="mono band-remark">{copy.remark}</p>}
      </div>
    </section>
  );
}
