import { definePage, type LoaderData } from '#site';
import { facts, section } from '#site/markdown';
import { jobs } from '../../collections/jobs/collection.ts';
import { markets } from '../../collections/markets/collection.ts';
import { products } from '../../collections/products/collection.ts';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { contactCopySchema } from '../../features/inquiries/copy.ts';
import { listOpenJobs } from '../../features/jobs/open-jobs.ts';
import { oneLineCopySchema } from '../../features/one-line/copy.ts';
import { type CalculatorCopy, calculatorCopySchema } from '../../mdx/calculators/copy.ts';
import { listOffices } from './offices.ts';

/** The topics in its frontmatter, valid or not. */
function listTopicNames(data: unknown): string[] {
  const { topics }: { topics?: unknown } = Object(data);
  return Array.isArray(topics) ? topics.map((topic) => String(Object(topic).name)) : [];
}

/** The words of the calculators whose button leads here, by tag. */
function listAsking({ calculators }: CalculatorCopy) {
  return Object.fromEntries(
    Object.entries(calculators)
      .filter(([, { ask }]) => ask !== undefined)
      .map(([tag, { title, inputs, texts }]) => [tag, { title, inputs, texts }]),
  );
}

export const contact = definePage({
  copy: contactCopySchema,
  anchors: ['offices', 'guide'],
  parameters: ({ data, slugsOf }) => ({
    topic: listTopicNames(data),
    product: slugsOf(products),
    market: slugsOf(markets),
    job: slugsOf(jobs),
  }),
  showsProse: true,
  loader: async ({ copy, text, content }) => ({
    ...(await content.render(text, true)),
    subjects: {
      product: content.getCollection(products).all.map(({ slug, name }) => ({ slug, label: name })),
      market: content.getCollection(markets).all.map(({ slug, name }) => ({ slug, label: name })),
      job: listOpenJobs(content).map(({ slug, title }) => ({ slug, label: title })),
    },
    offices: listOffices(copy.offices, content.year),
    calculators: listAsking(content.getFile(calculatorCopySchema)),
    /** The page that creates the drawings an inquiry may be about. */
    oneLine: content.getPath(oneLineCopySchema),
  }),
  toMarkdown: (page, prose, { site }) => {
    const { phone, email, address, hours, labels } = site.contact;
    const direct = [
      { label: labels.phone, value: phone },
      { label: labels.email, value: email },
      { label: labels.address, value: address },
      { label: labels.hours, value: hours },
    ];
    return [
      ...toHeadMarkdown(page),
      section(page.copy.direct, facts(direct)),
      ...page.offices.map(({ name, rows }) => section(name, facts(rows))),
      prose,
    ];
  },
});

export type ContactPage = LoaderData<typeof contact>;
