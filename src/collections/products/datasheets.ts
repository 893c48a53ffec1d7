import type { Content } from '#site/define/content';
import type { FileSizes } from '#site/define/entry';
import { toDrawingNumber } from '../../lib/drawing-numbers';
import type { ProductEntry } from './collection';
import { products } from './collection';

/** The first digit of the drawing numbers of products. */
const SERIES = 2;

/** A rating sheet in a list: its page, and the same sheet as a file. */
interface DatasheetLink {
  product: ProductEntry;
  path: string;
  file: string;
  /** Its drawing number. */
  drawing: string;
  /** The bytes of the file, where it has been made. */
  bytes: number | undefined;
}

/** The number of the drawing that a product's page is. */
export function toProductNumber({ order }: Pick<ProductEntry, 'order'>): string {
  return toDrawingNumber(SERIES, order);
}

/** The drawing number of a product's rating sheet. */
export function toSheetNumber(product: Pick<ProductEntry, 'order'>): string {
  return `${toProductNumber(product)}-DS`;
}

/**
 * The rating sheets as a list.
 * @param sizes the bytes of the files that have been made
 */
export function listDatasheets(content: Content, sizes: FileSizes): DatasheetLink[] {
  return content.getCollection(products).all.map((product) => {
    const path = `${product.path}/datasheet`;
    const file = `${path}.pdf`;
    return { product, path, file, drawing: toSheetNumber(product), bytes: sizes[file] };
  });
}
