import type { PageOf } from '../../content/page-data';
import { DatasheetBar } from '../../sections/datasheet-bar';
import { DatasheetFoot, DatasheetHead } from '../../sections/datasheet-frame';
import { DatasheetTable, OrderingCode, SheetPart } from '../../sections/datasheet-parts';
import { OutlineDrawing } from '../../sections/outline-drawing';
import stylesheet from './datasheet.css?url';

export function View({ page }: { page: PageOf<'datasheet'> }) {
  const { copy, product, sheet, drawing } = page;
  const { headings } = copy;
  return (
    <div className="section section--tint section--joined">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <DatasheetBar copy={copy} product={product} file={page.file} />
      <article className="datasheet nameplate nameplate--large" aria-labelledby="datasheet-name">
        <DatasheetHead title={copy.title} product={product} />
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
            <OutlineDrawing box={sheet.dimensions} views={copy.views} />
          </SheetPart>
        </div>
        <OrderingCode title={headings.ordering} parts={sheet.ordering} />
        <DatasheetFoot copy={copy} sheet={sheet} drawing={drawing} />
      </article>
    </div>
  );
}
