import type { Content } from '#site';
import type { PageFile } from '#site/build';
import { products } from '../../../collections/products/collection';
import { toSheetNumber } from '../../../collections/products/datasheets';
import { listPoints, toKitPaths } from '../../../collections/products/kit-files';
import { datasheetCopySchema } from '../../products/copy';
import { printIcd } from './print-icd';
import { printIes } from './print-ies';

/** The files for design programs of all products: photometry, and excerpts of ICD files. */
export function listKitFiles(content: Content): PageFile[] {
  const { all, fields } = content.getCollection(products);
  const { kit: copy, cells } = content.getCopy(datasheetCopySchema);
  const company = content.site.brand.name;
  return all.flatMap((product) => {
    const { photometry, sheet } = fields(product.slug);
    const points = listPoints(content, product.slug);
    const { name } = product;
    const { revised, revision } = sheet;
    const paths = toKitPaths(product);
    const written = `${toSheetNumber(product)}, ${cells.revision} ${revision}`;
    const source = { name, company, revised, sheet: written, origin: copy.origin };
    const { note } = copy;
    return [
      ...(photometry === undefined
        ? []
        : [toFile(paths.ies, 'text/plain', printIes({ ...source, photometry }))]),
      ...(points.length === 0
        ? []
        : [
            toFile(
              paths.icd,
              'application/xml',
              printIcd({ points, name, company, revision, note }),
            ),
          ]),
    ];
  });
}

function toFile(path: string, type: string, text: string): PageFile {
  return {
    path,
    type: `${type}; charset=utf-8`,
    data: { text },
    draw: async () => new TextEncoder().encode(text),
  };
}
