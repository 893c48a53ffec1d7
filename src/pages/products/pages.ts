import { definePages } from '#site/define/define-pages';
import { at } from '#site/define/route';
import { products } from '../../collections/products/collection';
import { toProductRows } from '../../collections/products/rows';
import { datasheet } from '../datasheet/page';
import { product } from '../product/page';
import { datasheetCopySchema, productsCopySchema } from './copy';
import { products as productsPage } from './page';

export const productPages = definePages(products, {
  pages: [at('', productsPage), at('/[slug]', product), at('/[slug]/datasheet', datasheet)],
  search: {
    kind: 'product',
    find: ({ entry, fields, content }) => {
      const { title, cells } = content.getCopy(datasheetCopySchema);
      const link = content.getCopy(productsCopySchema).datasheet;
      const names = { link, title, revision: cells.revision };
      return { rows: toProductRows(entry, fields.sheet, names) };
    },
  },
});
