import { toCardFile } from '#check/addresses/paths';
import type { Action } from '#check/fields';
import { definePage, everyEntry, type LoaderData } from '#site';
import { facts, headline, linkList, list, section } from '#site/markdown';
import { evidenceSchema } from '../../collections/files/evidence.ts';
import { products } from '../../collections/products/collection.ts';
import { stories } from '../../collections/stories/collection.ts';
import { datasheetCopySchema } from '../../documents/datasheet-copy.ts';
import { toSizeText } from '../../documents/outline.ts';
import {
  listFileLinks,
  PRODUCT_ARCHIVE,
  PRODUCT_FILES,
  toVariantSuffix,
} from '../../documents/product-files.ts';
import { readDatasheet } from '../../documents/read-datasheet.ts';
import { toProductRows } from '../../documents/rows.ts';
import { toFileItem } from '../../features/folder/items.ts';
import { copyAbout } from '../../features/inquiries/inquiries.ts';
import { productsCopySchema } from '../../features/products/copy.ts';
import { toStoryLink } from '../../features/stories/story-link.ts';
import { numberHeadings, toDrawingNumber } from '../../lib/drawing-numbers.ts';
import { following } from '../../lib/following.ts';
import { interpolate } from '../../lib/text.ts';
import { productCopySchema } from './copy.ts';
import { splitBody } from './details/split-body.ts';
import { hasSamples, listFacts, nameFacts } from './facts.ts';
import { toRoom } from './fits/room.ts';
import { numberFeatures } from './number-features.ts';

export const product = definePage({
  copy: productCopySchema,
  anchors: ['facts', 'proof', 'record', 'screen', 'fits', 'ratings', 'practice', 'story', 'next'],
  // Those of its datasheet are listed there.
  files: [...Object.values(PRODUCT_FILES), PRODUCT_ARCHIVE].filter(
    (end) => !end.startsWith('/datasheet'),
  ),
  listFiles: ({ data }) => listVariantSlugs(data).map(toVariantSuffix),
  showsProse: true,
  getStaticPaths: everyEntry(products),
  loader: async ({ entry, entries, fields, text, copy, content, sizeOf }) => {
    const subject = { kind: 'product', slug: entry.slug } as const;
    const about = { name: entry.name, subject, content };
    const numbered = numberHeadings(copy, toDrawingNumber('products', entry));
    const { views } = content.getCopy(datasheetCopySchema);
    const claims = content.getFile(evidenceSchema);
    const { datasheet, fits, proof, record, screen } = fields;
    const names = numbered.sections;
    const prose = await content.render(text);
    const next = following(entries, entry, 2);
    const rows = listFacts(fields, claims, numbered.facts);
    const listCopy = content.getCopy(productsCopySchema);
    return {
      head: {
        title: `${entry.name}, ${entry.category}`,
        searchTitle: fields.searchTitle,
        description: entry.description,
      },
      copy: copyAbout(numbered, about, entry.closing),
      product: entry,
      /** What its button puts into the project folder: the datasheet. */
      folder: [toFileItem(entry.slug, 'pdf', fields.datasheet.revision)],
      /** The operator's screen, if the product has one. */
      screen,
      /** What it proves, and the moment it is for, if it has them. */
      proof,
      record,
      /** Its features by number, and their spots in its portrait, each with the position of its number. */
      ...numberFeatures(entry.features, fields.portrait?.hotspots ?? []),
      stories: entry.stories.map((slug) => content.getEntry(stories, slug)),
      /** The list of the page. */
      sections: [
        { id: 'facts', name: nameFacts(rows, names.facts, numbered.facts) },
        ...(proof ? [{ id: 'proof', name: proof.section }] : []),
        ...(record ? [{ id: 'record', name: record.section }] : []),
        ...(screen ? [{ id: 'screen', name: screen.title }] : []),
        { id: 'fits', name: names.fits },
        { id: 'practice', name: names.details },
      ],
      facts: {
        title: nameFacts(rows, numbered.facts.title, numbered.facts),
        rows,
        datasheet: {
          label: numbered.facts.datasheet.label,
          value: interpolate(numbered.facts.datasheet.value, { revision: datasheet.revision }),
          date: datasheet.revised,
          change: datasheet.change,
        },
        remark: hasSamples(fields, claims) ? numbered.facts.remark : undefined,
      },
      /** Its outline to scale, with what stays free around it. */
      fits: {
        heading: { title: fits?.title ?? numbered.fits.title, lead: fits?.lead },
        room: toRoom(datasheet.dimensions, fits ?? {}, views),
        note: [numbered.fits.note, fits?.note].filter(Boolean).join(' '),
        picture: interpolate(numbered.fits.picture, {
          name: entry.name,
          size: toSizeText(datasheet.dimensions),
        }),
        files: (await listFileLinks(entry, content, numbered.fits.files, sizeOf)).map(
          ({ file, ...link }) => ({
            ...link,
            item: toFileItem(entry.slug, file, datasheet.revision),
          }),
        ),
      },
      details: {
        heading: { ...numbered.practice, ...fields.details },
        ...splitBody(prose.body.tree),
      },
      next,
      terms: content.terms([...entry.specifications.map(({ term }) => term), ...prose.body.terms]),
      /** The copy of the two buttons. */
      listCopy: { ...listCopy, compare: withColumns(listCopy.compare, [entry, ...next]) },
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
  toMarkdown: (
    { product, features, screen, proof, record, facts: known, copy, stories },
    prose,
  ) => [
    headline(product.name),
    `${product.category}. ${product.description}`,
    facts(
      known.rows.map(({ label, value, details }) => ({
        label,
        value: [value, ...details].join(', '),
      })),
    ),
    proof === undefined ? '' : section(proof.title, proof.text, proof.picture, proof.caption),
    record === undefined
      ? ''
      : section(
          record.title,
          record.lead,
          record.picture,
          facts(record.figures.map(({ value, label }) => ({ label, value }))),
          record.caption,
        ),
    screen === undefined ? '' : section(screen.title, screen.lead),
    section(copy.features, list(features)),
    section(copy.ratings, facts(product.specifications)),
    prose,
    section(copy.story, linkList(stories.map(toStoryLink))),
  ],
});

export type ProductPage = LoaderData<typeof product>;

/** The link to the comparison, which begins with the first two of some products. */
function withColumns({ label, to }: Action, compared: { slug: string }[]): Action {
  const [first, second] = compared;
  if (first === undefined || second === undefined || to.includes('?')) return { label, to };
  return { label, to: `${to}?products=${first.slug},${second.slug}` };
}

/** The sizes that a product's frontmatter names, whether it is valid or not. */
function listVariantSlugs(data: unknown): string[] {
  const { variants }: { variants?: unknown } = Object(data);
  return Array.isArray(variants)
    ? variants.flatMap((variant) => (typeof variant?.slug === 'string' ? [variant.slug] : []))
    : [];
}
