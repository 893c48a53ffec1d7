import { OutlineDrawing } from '../../components/blocks/outline-drawing';
import { LocalDate } from '../../components/ui/local-date';
import stylesheet from './datasheet.css?url';
import type { DatasheetPage } from './page';
import { DatasheetBar, DatasheetFoot, DatasheetHead } from './parts/datasheet-frame';
import { DatasheetTable, OrderingCode, SheetPart } from './parts/datasheet-parts';

export function View({ page }: { page: DatasheetPage }) {
  const { copy, product, sheet } = page;
  const { headings } = copy;
  return (
    <div className="section section--tint section--joined">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <DatasheetBar page={page} />
      <article className="datasheet nameplate nameplate--large" aria-labelledby="datasheet-name">
        <DatasheetHead page={page} />
        <div className="datasheet__columns">
          <DatasheetTable title={headings.ratings} rows={product.specifications} />
          <SheetPart title={headings.features}>
            <ul>
              {product.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </SheetPart>
          {sheet.tables.map(({ title, rows }) => (
            <DatasheetTable key={title} title={title} rows={rows} />
          ))}
          <DatasheetTable title={headings.standards} rows={sheet.standards} />
          <SheetPart title={headings.dimensions}>
            <OutlineDrawing outline={page.outline} />
            <p className="flex flex-wrap gap-x-6">
              {page.files.map(({ label, ...file }) => (
                <a key={label} className="more mono" {...file}>
                  {label}
                </a>
              ))}
            </p>
          </SheetPart>
          {page.revisions.length > 0 && (
            <div className="datasheet__revisions">
              <DatasheetTable title={headings.revisions} rows={page.revisions.map(toRow)} />
            </div>
          )}
        </div>
        <OrderingCode page={page} />
        <DatasheetFoot page={page} />
      </article>
    </div>
  );
}

function toRow({ revision, revised, change }: DatasheetPage['revisions'][number]) {
  const value = (
    <>
      <LocalDate day={revised} />. {change}
    </>
  );
  return { label: revision, value };
}
