import { z } from 'zod';
import { facts, figureList, linkList, section, valueList } from '#base/markdown';
import type { FieldMeta } from '#check/fields';
import { closing, heading, line, list, seo } from '#check/fields';
import type { LoaderData } from '#site/define/define-page';
import { definePage } from '#site/define/define-page';
import { toJobLink } from '../../collections/jobs/links';
import { listOpenJobs } from '../../collections/jobs/open-jobs';
import { team } from '../../collections/team/collection';
import { mission, pageHeader, toHeadMarkdown, values } from '../../components/blocks/page-parts';

/** The company page: `content/pages/company.mdx`. */
export const companyCopySchema = z.strictObject({
  kind: z.literal('company'),
  seo,
  header: pageHeader,
  mission,
  valuesHeading: heading,
  /** Values of the company. */
  values,
  timeline: heading,
  /** Milestones, first to last. */
  milestones: list(
    z.strictObject({
      /** The year. */
      year: z
        .int()
        .min(1800)
        .max(2100)
        .meta({ why: 'it is a year of four digits' } satisfies FieldMeta),
      /** The milestone in two or three words. */
      title: line(40),
      /** What happened. */
      description: line(200),
    }),
    2,
    20,
    'a curve needs two points, and more than twenty are no longer told apart',
  ),
  leadership: heading,
  jobs: heading,
  /** The button beside each position. */
  apply: line(24),
  closing,
});

export const company = definePage({
  copy: companyCopySchema,
  anchors: ['values', 'timeline', 'leadership', 'jobs', 'mission'],
  loader: ({ content }) => {
    const { figures } = content.site;
    return {
      figures: [figures.experience, figures.projects, figures.countries, figures.engineers],
      team: content.getCollection(team).all,
      jobs: listOpenJobs(content),
    };
  },
  meta: ({ jobs }) => ({ lastModified: jobs.map(({ date }) => date) }),
  toMarkdown: (page, _, { site }) => {
    const { copy, figures, team, jobs } = page;
    return [
      ...toHeadMarkdown(page),
      figureList(figures),
      section(copy.mission.title, copy.mission.text),
      section(copy.valuesHeading.title, valueList(copy.values)),
      section(
        copy.timeline.title,
        facts(
          copy.milestones.map(({ year, title, description }) => ({
            label: `${year}, ${title}`,
            value: description,
          })),
        ),
      ),
      section(
        copy.leadership.title,
        facts(team.map(({ name, role, bio }) => ({ label: name, value: `${role}. ${bio}` }))),
      ),
      section(
        copy.jobs.title,
        jobs.length === 0 ? site.labels.none.jobs : linkList(jobs.map(toJobLink)),
      ),
    ];
  },
});

export type CompanyPage = LoaderData<typeof company>;
