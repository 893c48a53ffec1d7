import type { z } from 'zod';
import type { ProductEntry } from '../collections/products/collection.ts';
import type { ProductDatasheet } from '../collections/products/datasheet.ts';
import { withCustomaryUnits } from '../lib/customary-units.ts';
import type { datasheetCopySchema } from './datasheet-copy.ts';
import { toOutline } from './outline.ts';
import { toDatasheetNumber } from './product-files.ts';
import { toOptionRows } from './rows.ts';

type DatasheetCopy = z.infer<typeof datasheetCopySchema>;

/** What the datasheet of a product shows, on its page and as a PDF, besides its copy. */
export function toDatasheet(
  product: ProductEntry,
  { tables, standards, earlier, ...fields }: ProductDatasheet,
  { headings, views }: Pick<DatasheetCopy, 'headings' | 'views'>,
) {
  const { revision, revised, change } = fields;
  return {
    product,
    fields,
    ratings: toTable(headings.ratings, product.specifications),
    /** The other tables; the standards are the last one. */
    tables: [
      ...tables.map(({ title, rows }) => toTable(title, rows)),
      toTable(headings.standards, standards),
    ],
    /** Newest first. */
    revisions: [{ revision, revised, change }, ...earlier],
    outline: toOutline(fields.dimensions, views),
    /** The other options at each position of the ordering code. */
    options: toOptionRows(fields.ordering),
    /** The drawing number in its title block. */
    drawing: toDatasheetNumber(product),
  };
}

function toTable(title: string, rows: { label: string; value: string }[]) {
  return { title, rows: withCustomaryUnits(rows).map(({ label, value }) => ({ label, value })) };
}

/** A datasheet with the copy around it. */
export type Datasheet = ReturnType<typeof toDatasheet> & {
  copy: Pick<DatasheetCopy, 'title' | 'headings' | 'views' | 'cells' | 'onlySheet'>;
};
