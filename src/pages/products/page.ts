import { definePage, type LoaderData } from '#site';
import { facts, link, list, paragraph, section } from '#site/markdown';
import { products as collection } from '../../collections/products/collection.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { productsCopySchema } from '../../features/products/copy.ts';

export const products = definePage({
  copy: productsCopySchema,
  anchors: ({ slugsOf }) => slugsOf(collection),
  loader: ({ content }) => {
    const { all } = content.getCollection(collection);
    const terms = all.flatMap(({ specifications }) => specifications.map(({ term }) => term));
    return { products: all, terms: content.terms(terms) };
  },
  toMarkdown: (page) => [
    ...toHeadMarkdown(page),
    ...page.products.map((product) =>
      section(
        product.name,
        paragraph(link(product.category, product.path), `. ${product.description}`),
        list(product.features),
        facts(product.specifications),
      ),
    ),
  ],
});

export type ProductsPage = LoaderData<typeof products>;
