import { type Content, definePage, type LoaderData } from '#site';
import { facts, linkList, section } from '#site/markdown';
import { toHeadMarkdown } from '../../components/blocks/shared-copy.ts';
import { jobCopySchema } from '../../features/jobs/copy.ts';
import { listOpenJobs, toJobLink } from '../../features/jobs/open-jobs.ts';
import { plainCopySchema } from './copy.ts';

/** A page of prose, with the entries of its list, if it names one. */
export const plain = definePage({
  copy: plainCopySchema,
  showsProse: true,
  sections: ({ copy: { list }, content }) =>
    list === 'glossary'
      ? listTerms(content).map(({ slug, term }) => ({ to: `#${slug}`, text: term }))
      : [],
  anchors: ({ data, terms }) => {
    const { list, listHeading }: { list?: unknown; listHeading?: unknown } = Object(data);
    const hasHeading = typeof listHeading === 'object' && listHeading !== null;
    return [...(hasHeading ? ['list'] : []), ...(list === 'glossary' ? terms : [])];
  },
  loader: async ({ copy: { list, apply }, text, content }) => ({
    ...(await content.render(text, true)),
    jobs: list === 'jobs' ? listOpenJobs(content) : [],
    apply:
      apply === undefined
        ? undefined
        : { label: apply, to: content.getCopy(jobCopySchema).apply.to },
    glossary: list === 'glossary' ? listTerms(content) : [],
  }),
  meta: ({ jobs }) => ({ lastModified: jobs.map(({ date }) => date) }),
  toMarkdown: (page, prose) => {
    const { jobs, glossary } = page;
    const { listHeading } = page.copy;
    const entries = [
      linkList(jobs.map(toJobLink)),
      facts(glossary.map(({ term, definition }) => ({ label: term, value: definition }))),
    ];
    const entryList = listHeading === undefined ? '' : section(listHeading.title, ...entries);
    return [...toHeadMarkdown(page), prose, entryList];
  },
});

/** The terms of the glossary by the alphabet. */
function listTerms({ glossary }: Content) {
  return glossary.toSorted((a, b) => a.term.localeCompare(b.term, 'en'));
}

export type PlainPage = LoaderData<typeof plain>;
