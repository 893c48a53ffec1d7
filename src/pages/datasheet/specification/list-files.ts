import { keepUnitsIn } from '#base/units';
import type { Content } from '#site';
import type { PageFile } from '#site/build';
import { products } from '../../../collections/products/collection';
import { toSpecificationPaths } from '../../../collections/products/specification-files';
import { datasheetCopySchema } from '../../products/copy';
import { printSpecification } from './print-specification';
import { toSpecification } from './specification';

/** The specification texts of all products that have a section, for word processors and in Markdown. */
export function listSpecificationFiles(content: Content): PageFile[] {
  const { all, fields } = content.getCollection(products);
  const copy = content.getCopy(datasheetCopySchema).specification;
  const company = content.site.brand.name;
  return all.flatMap((product) => {
    const { sheet } = fields(product.slug);
    const { section } = sheet;
    if (section === undefined) return [];
    const data = toSpecification({ product, sheet, section, copy, company });
    const paths = toSpecificationPaths(product);
    return [
      {
        path: paths.docx,
        type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        data,
        draw: async () => {
          const { writeDocx } = await import('./write-docx');
          return writeDocx(keepUnitsIn(data));
        },
      },
      {
        path: paths.markdown,
        type: 'text/markdown; charset=utf-8',
        data,
        draw: async () => new TextEncoder().encode(printSpecification(data)),
      },
    ];
  });
}
