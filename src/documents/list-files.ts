import type { Content } from '#site';
import type { PageFile } from '#site/server';
import { products } from '../collections/products/collection.ts';
import { keepUnitsIn } from '../lib/typography/units.ts';
import { datasheetCopySchema } from './datasheet-copy.ts';
import { printIcd } from './icd/print-icd.ts';
import { printIes } from './ies/print-ies.ts';
import { listPoints, PRODUCT_FILES, toDatasheetNumber } from './product-files.ts';
import { readSheet } from './sheet.ts';
import { printSpecification } from './specification/print-specification.ts';
import { toSpecification } from './specification/specification.ts';
import { toTextFile } from './text-file.ts';

/** Loads all products' files besides datasheets: specification texts and files for design software. */
export async function listProductFiles(content: Content): Promise<PageFile[]> {
  const { all, fields } = content.getCollection(products);
  const { specification, kit, cells } = content.getCopy(datasheetCopySchema);
  const company = content.site.brand.name;
  const lists = all.map(async (product) => {
    const { name, path } = product;
    const { photometry } = fields(product.slug);
    const sheet = readSheet(content, product.slug);
    const { section, revised, revision } = sheet;
    const files: PageFile[] = [];
    const add = (file: keyof typeof PRODUCT_FILES, text: string) =>
      files.push(toTextFile(path + PRODUCT_FILES[file], text));
    if (section) {
      const data = toSpecification({ product, sheet, section, copy: specification, company });
      const draw = async () => {
        const { writeDocx } = await import('./specification/write-docx.ts');
        return writeDocx(keepUnitsIn(data));
      };
      files.push({ path: path + PRODUCT_FILES.docx, data, draw });
      add('markdown', printSpecification(data));
    }
    if (photometry) {
      const datasheetName = `${toDatasheetNumber(product)}, ${cells.revision} ${revision}`;
      const source = { name, company, revised, sheet: datasheetName, origin: kit.origin };
      add('ies', printIes({ ...source, photometry }));
    }
    const points = await listPoints(content, product.slug);
    if (points.length > 0) {
      add('icd', printIcd({ points, name, company, revision, note: kit.note }));
    }
    return files;
  });
  return (await Promise.all(lists)).flat();
}
