import { type Content, unknownSize } from '#site';
import type { Archive, PageFile } from '#site/server';
import { evidenceSchema, printClaim } from '../collections/files/evidence.ts';
import { products } from '../collections/products/collection.ts';
import type { Variant } from '../collections/products/variant.ts';
import type { ViewNames } from '../drawings/outline.ts';
import { toCsv } from '../lib/csv.ts';
import { keepUnitsIn } from '../lib/typography/units.ts';
import { toDatasheet } from './datasheet.ts';
import { datasheetCopySchema } from './datasheet-copy.ts';
import { printIcd } from './icd/print-icd.ts';
import { printIes } from './ies/print-ies.ts';
import { toVariantBox } from './outline.ts';
import { toDxfFile, toSvgFile } from './outline-files.ts';
import {
  listPoints,
  listPointTables,
  listProductFolders,
  PRODUCT_FILES,
  toDatasheetNumber,
  toVariantFile,
} from './product-files.ts';
import { readDatasheet } from './read-datasheet.ts';
import { printSpecification } from './specification/print-specification.ts';
import { toSpecification } from './specification/specification.ts';
import { toTextFile } from './text-file.ts';

/**
 * Loads all products' files besides datasheets: specification texts, outlines, tables and files for
 * design software.
 */
export async function listProductFiles(content: Content): Promise<PageFile[]> {
  const { all, fields } = content.getCollection(products);
  const copy = content.getCopy(datasheetCopySchema);
  const { specification, kit, cells, views } = copy;
  const company = content.site.brand.name;
  const lists = all.map(async (product) => {
    const { name, path } = product;
    const { photometry, variants = [] } = fields(product.slug);
    const datasheet = readDatasheet(content, product.slug);
    const { section, revised, revision } = datasheet;
    const files: PageFile[] = [];
    const add = (file: keyof typeof PRODUCT_FILES, text: string) =>
      files.push(toTextFile(path + PRODUCT_FILES[file], text));
    if (section) {
      const data = toSpecification({ product, datasheet, section, copy: specification, company });
      const draw = async () => {
        const { writeDocx } = await import('./specification/write-docx.ts');
        return writeDocx(keepUnitsIn(data));
      };
      files.push({ path: path + PRODUCT_FILES.docx, data, draw });
      add('markdown', printSpecification(data));
    }
    if (photometry) {
      const datasheetName = `${toDatasheetNumber(product)}, ${cells.revision} ${revision}`;
      const source = { name, company, revised, datasheet: datasheetName, origin: kit.origin };
      add('ies', printIes({ ...source, photometry }));
    }
    add('dxf', toDxfFile(datasheet.dimensions, views));
    add('svg', toSvgFile(datasheet.dimensions, views));
    for (const variant of variants) {
      const box = toVariantBox(variant, datasheet);
      if (box === undefined) continue;
      const dxf = toDxfFile(box, nameViews(content, variant, views));
      files.push(toTextFile(toVariantFile(product, variant), dxf));
    }
    add('ratings', toCsv(toRatingTable(toDatasheet(product, datasheet, copy))));
    const pointTables = await listPointTables(content, product.slug);
    if (pointTables.length > 0) add('points', toCsv(pointTables.flat()));
    const points = await listPoints(content, product.slug);
    if (points.length > 0) {
      add('icd', printIcd({ points, name, company, revision, note: kit.note }));
    }
    return files;
  });
  return (await Promise.all(lists)).flat();
}

/** The views of an outline file; each says so if nobody has confirmed the size that it shows. */
function nameViews(content: Content, { size }: Variant, views: ViewNames): ViewNames {
  const claim = content.getFile(evidenceSchema).find((one) => one.slug === size?.claim);
  if (claim === undefined) return views;
  const { state } = claim;
  const remark = (value: string) => printClaim({ value, state }, content.site.labels.evidence);
  return { front: remark(views.front), side: remark(views.side) };
}

/** The ratings and tables of a datasheet in one: the heading, the label and the value of each row. */
function toRatingTable({ ratings, tables }: ReturnType<typeof toDatasheet>): string[][] {
  return [ratings, ...tables].flatMap(({ title, rows }) =>
    rows.map(({ label, value }) => [title, label, value]),
  );
}

/** Loads the archives: one for each product, with all of its files. */
export async function listProductArchives(content: Content): Promise<Archive[]> {
  const folders = await listProductFolders(content, unknownSize);
  return folders.map(({ archive, revised, files }) => ({
    path: archive.href,
    day: revised,
    entries: Object.fromEntries(files.map(({ saveAs, href }) => [saveAs, href])),
  }));
}
