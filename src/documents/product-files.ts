import type { Content, SizeOf } from '#site';
import { type ProductEntry, products } from '../collections/products/collection.ts';
import { toDrawingNumber } from '../lib/drawing-numbers.ts';
import { formatBytes } from '../lib/text.ts';
import { toVariantBox } from './outline.ts';
import { type DataObject, readPoints, readPointTables } from './points.ts';

/** A link that downloads a file. */
export interface FileLink {
  label: string;
  href: string;
  /** The name to save it under, if the address does not end with it. */
  download?: string;
}

/** The files of a product: what their addresses add to that of its page. */
export const PRODUCT_FILES = {
  pdf: '/datasheet.pdf',
  docx: '/specification.docx',
  markdown: '/specification.md',
  dxf: '/outline.dxf',
  svg: '/outline.svg',
  icd: '/points.icd',
  ies: '/photometry.ies',
  ratings: '/datasheet.csv',
  points: '/points.csv',
} as const;

export type FileName = keyof typeof PRODUCT_FILES;

export const FILE_NAMES = Object.keys(PRODUCT_FILES) as FileName[];

/** What the address of the archive with all of them adds. */
export const PRODUCT_ARCHIVE = '/files.zip';

/** What the address of the outline of one of a product's sizes, for CAD, adds. */
export function toVariantSuffix(slug: string): string {
  return `/outline-${slug}.dxf`;
}

/** The address of that outline. */
export function toVariantFile(
  { path }: Pick<ProductEntry, 'path'>,
  { slug }: { slug: string },
): string {
  return path + toVariantSuffix(slug);
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

/** Loads the tables of a product's points, each with its heads. */
export async function listPointTables(content: Content, slug: string): Promise<string[][][]> {
  const { body } = await content.render(content.getCollection(products).text(slug));
  return readPointTables(body.tree);
}

/** Loads the names of the files that a product has. */
async function listFileNames(content: Content, slug: string): Promise<FileName[]> {
  const { datasheet, photometry } = content.getCollection(products).fields(slug);
  return [
    'pdf',
    ...(datasheet.section ? (['docx', 'markdown'] as const) : []),
    'dxf',
    'svg',
    ...((await listPoints(content, slug)).length > 0 ? (['icd'] as const) : []),
    ...(photometry ? (['ies'] as const) : []),
    'ratings',
    ...((await listPointTables(content, slug)).length > 0 ? (['points'] as const) : []),
  ];
}

/** A file of a product: where it is, and under which name it is kept. */
export interface ProductFile {
  file: FileName;
  href: string;
  /** The name under which it is saved and packed: that of the product comes first. */
  saveAs: string;
  /** Its size; undefined in development, where it is generated on request. */
  bytes: number | undefined;
}

/** Loads the files that a product has, in the order of `PRODUCT_FILES`. */
export async function listFilesOf(
  { slug, path }: Pick<ProductEntry, 'slug' | 'path'>,
  content: Content,
  sizeOf: SizeOf,
): Promise<ProductFile[]> {
  const names = await listFileNames(content, slug);
  const files = names.map(async (file) => {
    const href = path + PRODUCT_FILES[file];
    const saveAs = slug + PRODUCT_FILES[file].replace('/', '-');
    return { file, href, saveAs, bytes: await sizeOf(href) };
  });
  return Promise.all(files);
}

/** Loads the links below a datasheet: to the files of its product in the order of `labels`. */
export async function listFileLinks(
  product: Pick<ProductEntry, 'slug' | 'path'>,
  content: Content,
  labels: Partial<Record<FileName, string>>,
  sizeOf: SizeOf,
): Promise<(FileLink & { file: FileName })[]> {
  const files = await listFilesOf(product, content, sizeOf);
  return Object.entries(labels).flatMap(([name, label]) => {
    const found = files.find(({ file }) => file === name);
    if (found === undefined) return [];
    const { href, bytes, saveAs } = found;
    const size = bytes === undefined ? '' : `, ${formatBytes(bytes)}`;
    return [{ file: found.file, label: label + size, href, download: saveAs }];
  });
}

/** Loads what the page of downloads and the project folder show of each product and its files. */
export async function listProductFolders(content: Content, sizeOf: SizeOf) {
  const { all, fields } = content.getCollection(products);
  const folders = all.map(async (product) => {
    const { slug, name, path, category, portrait, icon, designation, order, color } = product;
    const { revision, revised, change, earlier } = fields(slug).datasheet;
    return {
      product: { slug, name, path, category, portrait, icon, designation, order, color },
      datasheet: `${path}/datasheet`,
      drawing: toDatasheetNumber(product),
      revision,
      revised,
      /** Newest first. */
      revisions: [{ revision, revised, change }, ...earlier],
      files: await listFilesOf(product, content, sizeOf),
      /** The outlines of its sizes. */
      variants: await Promise.all(
        (fields(slug).variants ?? [])
          .filter((variant) => toVariantBox(variant, fields(slug).datasheet) !== undefined)
          .map(async (variant) => {
            const href = toVariantFile(product, variant);
            const names = { name: variant.name, file: `outline-${variant.slug}` };
            const saveAs = `${slug}-${names.file}.dxf`;
            return { ...names, href, saveAs, bytes: await sizeOf(href) };
          }),
      ),
      archive: {
        href: path + PRODUCT_ARCHIVE,
        saveAs: `${slug}-files.zip`,
        bytes: await sizeOf(path + PRODUCT_ARCHIVE),
      },
    };
  });
  return Promise.all(folders);
}

export type ProductFolder = Awaited<ReturnType<typeof listProductFolders>>[number];
