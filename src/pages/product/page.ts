import { toCardFile } from '#check/addresses/paths';
import { definePage, everyEntry, type LoaderData } from '#site';
import { facts, headline, linkList, list, section } from '#site/markdown';
import { products } from '../../collections/products/collection.ts';
import { stories } from '../../collections/stories/collection.ts';
import { datasheetCopySchema } from '../../documents/datasheet-copy.ts';
import { toOutline } from '../../documents/outline.ts';
import { PRODUCT_ARCHIVE, PRODUCT_FILES } from '../../documents/product-files.ts';
import { readDatasheet } from '../../documents/read-datasheet.ts';
import { toProductRows } from '../../documents/rows.ts';
import { copyAbout } from '../../features/inquiries/inquiries.ts';
import { productsCopySchema } from '../../features/products/copy.ts';
import { toStoryLink } from '../../features/stories/story-link.ts';
import { numberHeadings, toDrawingNumber } from '../../lib/drawing-numbers.ts';
import { following } from '../../lib/following.ts';
import { productCopySchema } from './copy.ts';
import { placeNumbers } from './place-numbers.ts';

export const product = definePage({
  copy: productCopySchema,
  anchors: ['ratings', 'practice', 'story', 'next', 'screen'],
  // Those of its datasheet are listed there.
  files: [...Object.values(PRODUCT_FILES), PRODUCT_ARCHIVE].filter(
    (end) => !end.startsWith('/datasheet'),
  ),
  showsProse: true,
  getStaticPaths: everyEntry(products),
  loader: async ({ entry, entries, fields, text, copy, content }) => {
    const subject = { kind: 'product', slug: entry.slug } as const;
    const about = { name: entry.name, subject, content };
    const numbered = numberHeadings(copy, toDrawingNumber('products', entry));
    const { headings, views } = content.getCopy(datasheetCopySchema);
    const prose = await content.render(text);
    return {
      head: {
        title: `${entry.name}, ${entry.category}`,
        searchTitle: fields.searchTitle,
        description: entry.description,
      },
      copy: copyAbout(numbered, about, entry.closing),
      product: entry,
      /** The operator's screen, if the product has one. */
      screen: fields.screen,
      /** The spots of features in its portrait, each with the position of its number. */
      hotspots: placeNumbers(fields.portrait?.hotspots ?? []),
      body: prose.body,
      stories: entry.stories.map((slug) => content.getEntry(stories, slug)),
      /** Its outline in millimeters, with the datasheet's labels. */
      outline: { title: headings.dimensions, ...toOutline(fields.datasheet.dimensions, views) },
      next: following(entries, entry, 2),
      terms: content.terms([...entry.specifications.map(({ term }) => term), ...prose.body.terms]),
      /** The copy of the two buttons. */
      listCopy: content.getCopy(productsCopySchema),
    };
  },
  meta: ({ product, copy, path }, { site, origin }) => ({
    cardLabels: [copy.practice.drawing],
    cardPicture: product.portrait?.day,
    jsonLd: [
      {
        '@type': 'Product',
        name: `${site.brand.name} ${product.name}`,
        category: product.category,
        description: product.description,
        image: `${origin}/${toCardFile(path)}`,
        url: origin + path,
        brand: { '@type': 'Brand', name: site.brand.name },
      },
    ],
  }),
  toSearchHit: ({ entry, fields, content }) => {
    const { title, cells } = content.getCopy(datasheetCopySchema);
    const link = content.getCopy(productsCopySchema).datasheet;
    const names = { link, title, revision: cells.revision };
    return {
      title: entry.name,
      searchTitle: fields.searchTitle,
      excerpt: entry.description,
      category: entry.category,
      portrait: entry.portrait,
      rows: toProductRows(entry, readDatasheet(content, entry.slug), names),
    };
  },
  toMarkdown: ({ product, screen, copy, stories }, prose) => [
    headline(product.name),
    `${product.category}. ${product.description}`,
    screen === undefined ? '' : section(screen.title, screen.lead),
    section(copy.features, list(product.features)),
    section(copy.ratings, facts(product.specifications)),
    prose,
    section(copy.story, linkList(stories.map(toStoryLink))),
  ],
});

export type ProductPage = LoaderData<typeof product>;
