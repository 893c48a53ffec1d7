import { productSheets, products } from './collections';
import { copyOf } from './copy';
import type { DatasheetLink, FileSizes, PageOf } from './page-data';

/** Every rating sheet: the slug of its product, its address, and that of the same sheet as a PDF. */
export const datasheets = products.entries.map(({ slug, path }) => ({
  slug,
  path: `${path}/datasheet`,
  file: `${path}/datasheet.pdf`,
}));

/**
 * The rating sheets as a list.
 * @param sizes the bytes of the files that have been made
 */
export function listDatasheets(sizes: FileSizes): DatasheetLink[] {
  return datasheets.map(({ slug, path, file }) => ({
    product: products.get(slug),
    path,
    file,
    bytes: sizes[file],
  }));
}

/** The data of a product's rating sheet. */
export function toDatasheetPage(slug: string): PageOf<'datasheet'> {
  const product = products.get(slug);
  const copy = copyOf('datasheet');
  const path = `${product.path}/datasheet`;
  return {
    kind: 'datasheet',
    path,
    head: { title: `${product.name}, ${copy.title}`, description: product.description },
    copy,
    product,
    sheet: productSheets.get(slug).sheet,
    drawing: `${product.drawing}-DS`,
    file: `${path}.pdf`,
  };
}
