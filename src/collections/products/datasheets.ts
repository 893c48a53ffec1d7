import type { Content, FileSizes } from '#site';
import { formatDayInEnglish } from '../../lib/dates';
import { toDrawingNumber } from '../../lib/drawing-numbers';
import { type ProductEntry, products } from './collection';
import { listFileLinks, toFileLink } from './product-files';

/** The first digit of the drawing numbers of products. */
const SERIES = 2;

/** The drawing number of a product's page. */
export function toProductNumber({ order }: Pick<ProductEntry, 'order'>): string {
  return toDrawingNumber(SERIES, order);
}

/** The drawing number of a product's rating sheet. */
export function toSheetNumber(product: Pick<ProductEntry, 'order'>): string {
  return `${toProductNumber(product)}-DS`;
}

/**
 * The rating sheets as a list: each page, its drawing number, its release date as text, and its
 * files.
 * @param sizes the size of each generated file in bytes
 * @param copy the labels of a product's file links
 */
export function listDatasheets(
  content: Content,
  sizes: FileSizes,
  copy: Parameters<typeof listFileLinks>[2],
) {
  const { all, fields } = content.getCollection(products);
  return all.map((product) => {
    const { sheet } = fields(product.slug);
    const path = `${product.path}/datasheet`;
    const files = [
      toFileLink('PDF', `${path}.pdf`, sizes),
      ...listFileLinks(product, content, copy, sizes),
    ];
    const released = formatDayInEnglish(sheet.revised);
    return { product, path, drawing: toSheetNumber(product), released, files };
  });
}
