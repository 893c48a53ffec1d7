import type { Content, FileSizes } from '#site';
import { type ProductEntry, products } from '../collections/products/collection.ts';
import { formatDayInEnglish } from '../lib/dates.ts';
import { toDrawingNumber } from '../lib/drawing-numbers.ts';
import { formatBytes } from '../lib/text.ts';
import { type DataObject, readPoints } from './points.ts';

/** A link that downloads a file. */
export interface FileLink {
  label: string;
  href: string;
  /** The name to save it under, if the address does not end with it. */
  download?: string;
}

/** The files under a product's page: its specification text, and those for design software. */
export const PRODUCT_FILES = {
  docx: '/specification.docx',
  markdown: '/specification.md',
  ies: '/photometry.ies',
  icd: '/points.icd',
} as const;

/** The labels of the links to these files. */
interface FileCopy {
  specification: Record<'docx' | 'markdown', string>;
  kit: Record<'ies' | 'icd', string>;
}

/** The drawing number of a product's datasheet. */
export function toDatasheetNumber(product: Pick<ProductEntry, 'order'>): string {
  return `${toDrawingNumber('products', product)}-DS`;
}

/** Loads the point list of a product, as its author wrote it; empty if no object has a class. */
export async function listPoints(content: Content, slug: string): Promise<DataObject[]> {
  const { body } = await content.render(content.getCollection(products).text(slug));
  const points = readPoints(body.tree);
  return points.some(({ cdc }) => cdc !== '') ? points : [];
}

/** Loads the links to the files that a product has, with their sizes. */
export async function listFileLinks(
  { slug, path }: Pick<ProductEntry, 'slug' | 'path'>,
  content: Content,
  { specification, kit }: FileCopy,
  sizes: FileSizes,
): Promise<FileLink[]> {
  const { sheet, photometry } = content.getCollection(products).fields(slug);
  const link = (label: string, file: keyof typeof PRODUCT_FILES) =>
    toFileLink(label, path + PRODUCT_FILES[file], sizes);
  const { docx, markdown } = specification;
  return [
    ...(sheet.section ? [link(docx, 'docx'), link(markdown, 'markdown')] : []),
    ...(photometry ? [link(kit.ies, 'ies')] : []),
    ...((await listPoints(content, slug)).length > 0 ? [link(kit.icd, 'icd')] : []),
  ];
}

/** Loads the datasheets: the product, page, drawing number, release date and files of each. */
export async function listDatasheets(content: Content, copy: FileCopy, sizes: FileSizes) {
  const { all, fields } = content.getCollection(products);
  const sheets = all.map(async (product) => {
    const path = `${product.path}/datasheet`;
    const files = [
      toFileLink('PDF', `${path}.pdf`, sizes),
      ...(await listFileLinks(product, content, copy, sizes)),
    ];
    const released = formatDayInEnglish(fields(product.slug).sheet.revised);
    return { product, path, drawing: toDatasheetNumber(product), released, files };
  });
  return Promise.all(sheets);
}

/** A link to a file: its label, and its size if the file has been generated. */
function toFileLink(label: string, href: string, sizes: FileSizes): FileLink {
  const bytes = sizes[href];
  return { label: bytes === undefined ? label : `${label}, ${formatBytes(bytes)}`, href };
}
