import type { Content, FileSizes } from '#site';
import { formatDayInEnglish } from '../../lib/dates';
import { toDrawingNumber } from '../../lib/drawing-numbers';
import type { ProductEntry } from './collection';
import { products } from './collection';
import type { KitCopy } from './kit-copy';
import { listKitLinks } from './kit-files';
import type { SpecificationCopy } from './specification-copy';
import type { FileLink } from './specification-files';
import { listSpecificationLinks, toFileLink } from './specification-files';

/** The first digit of the drawing numbers of products. */
const SERIES = 2;

/** A rating sheet in a list: its page, and its files. */
interface DatasheetLink {
  product: ProductEntry;
  path: string;
  /** Its drawing number. */
  drawing: string;
  /** The day of its release in words. */
  released: string;
  /** The same sheet as a file, the specification text and the files for design programs. */
  files: FileLink[];
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
 * @param copy the words of the links to the files of a product
 */
export function listDatasheets(
  content: Content,
  sizes: FileSizes,
  copy: { specification: Pick<SpecificationCopy, 'docx' | 'markdown'>; kit: KitCopy },
): DatasheetLink[] {
  const { all, fields } = content.getCollection(products);
  return all.map((product) => {
    const { sheet } = fields(product.slug);
    const path = `${product.path}/datasheet`;
    const files = [
      toFileLink('PDF', `${path}.pdf`, sizes),
      ...listSpecificationLinks(product, sheet, copy.specification, sizes),
      ...listKitLinks(product, content, copy.kit, sizes),
    ];
    const released = formatDayInEnglish(sheet.revised);
    return { product, path, drawing: toSheetNumber(product), released, files };
  });
}
