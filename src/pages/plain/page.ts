import { type Content, definePage, type LoaderData } from '#site';
import { facts, linkList, section, table } from '#site/markdown';
import { evidenceSchema } from '../../collections/files/evidence.ts';
import { products } from '../../collections/products/collection.ts';
import { countClaim, toOffers } from '../../collections/products/offer.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { contactCopySchema } from '../../features/inquiries/copy.ts';
import { jobCopySchema } from '../../features/jobs/copy.ts';
import { listOpenJobs, toJobLink } from '../../features/jobs/open-jobs.ts';
import { interpolate } from '../../lib/text.ts';
import {
  toServiceBand,
  toServiceMarkdown,
  toTestList,
  toTestsMarkdown,
  toWarrantyBand,
  toWarrantyMarkdown,
} from './buying/bands.ts';
import { plainCopySchema } from './copy.ts';
import { FIRST_DAY, type PricesCopy } from './prices/copy.ts';
import { type Prices, toPriceRows } from './prices/lanes.ts';

/** What a page may show between its head and its prose; each is an anchor. */
const BANDS = ['prices', 'warranty', 'service', 'tests'];

/** A page of prose, with the entries of its list, if it names one. */
export const plain = definePage({
  copy: plainCopySchema,
  showsProse: true,
  sections: ({ copy: { list, warranty, service, tests }, content }) => [
    ...(list === 'glossary'
      ? listTerms(content).map(({ slug, term }) => ({ to: `#${slug}`, text: term }))
      : []),
    ...(warranty ? [{ to: '#warranty', text: warranty.title }] : []),
    ...(service ? [{ to: '#service', text: service.title }] : []),
    ...(tests ? [{ to: '#tests', text: tests.heading.title }] : []),
  ],
  anchors: ({ data, terms }) => {
    const { list, listHeading, ...fields }: Record<string, unknown> = Object(data);
    const hasHeading = typeof listHeading === 'object' && listHeading !== null;
    return [
      ...BANDS.filter((band) => fields[band] !== undefined),
      ...(hasHeading ? ['list'] : []),
      ...(list === 'glossary' ? terms : []),
    ];
  },
  loader: async ({ copy: { prices, warranty, service, tests, ...copy }, text, content, path }) => ({
    copy,
    ...(await content.render(text, true)),
    jobs: copy.list === 'jobs' ? listOpenJobs(content) : [],
    apply:
      copy.apply === undefined
        ? undefined
        : { label: copy.apply, to: content.getCopy(jobCopySchema).apply.to },
    glossary: copy.list === 'glossary' ? listTerms(content) : [],
    bands:
      (prices ?? warranty ?? service ?? tests)
        ? {
            prices: prices && toPrices(prices, content, path),
            warranty: warranty && toWarrantyBand(warranty, content),
            service: service && toServiceBand(service, content),
            tests: tests && toTestList(tests, content),
          }
        : undefined,
  }),
  meta: ({ jobs }) => ({ lastModified: jobs.map(({ date }) => date) }),
  toMarkdown: (page, prose) => {
    const { jobs, glossary } = page;
    const { listHeading } = page.copy;
    const { prices, warranty, service, tests } = page.bands ?? {};
    const entries = [
      linkList(jobs.map(toJobLink)),
      facts(glossary.map(({ term, definition }) => ({ label: term, value: definition }))),
    ];
    const entryList = listHeading === undefined ? '' : section(listHeading.title, ...entries);
    return [
      ...toHeadMarkdown(page),
      prices ? section(prices.copy.heading.title, toTable(prices)) : '',
      warranty ? toWarrantyMarkdown(warranty) : '',
      service ? toServiceMarkdown(service) : '',
      tests ? toTestsMarkdown(tests) : '',
      prose,
      entryList,
    ];
  },
});

/** The offers of all products with their figures, and the axis on which they are drawn. */
function toPrices(copy: PricesCopy, content: Content, path: string): Prices {
  const { all, fields } = content.getCollection(products);
  const claims = content.getFile(evidenceSchema);
  const lanes = all.flatMap(({ slug, name, path, portrait }) => {
    const { warranty } = fields(slug);
    const months = warranty === undefined ? undefined : countClaim(warranty, claims).from;
    return toOffers(fields(slug), claims).map((offer) => ({
      product: { name, path, portrait },
      offer,
      warranty: months,
    }));
  });
  const last = Math.max(...copy.milestones.map(({ day }) => day));
  return {
    copy,
    lanes,
    axis: { from: FIRST_DAY, order: copy.order, to: last },
    drawing: countClaim(copy.drawing, claims),
    address: content.origin + path,
    contact: content.getPath(contactCopySchema),
  };
}

/** The rows of the bars in words. */
function toTable({ copy, lanes, drawing }: Prices) {
  const rows = toPriceRows(lanes, { counts: {} }, drawing).map(({ lane, weeks }) => [
    `${lane.product.name}, ${lane.offer.name}`,
    lane.offer.price.text,
    weeks === undefined
      ? ''
      : interpolate(copy.week, { from: String(weeks.from), to: String(weeks.to) }),
  ]);
  return table([Object.values(copy.columns), ...rows]);
}

/** The terms of the glossary by the alphabet. */
function listTerms({ glossary }: Content) {
  return glossary.toSorted((a, b) => a.term.localeCompare(b.term, 'en'));
}

export type PlainPage = LoaderData<typeof plain>;
