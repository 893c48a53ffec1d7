import { z } from 'zod';
import { closing, group, heading, line, rows, seo, whole } from '#check/fields';
import { definePage, type LoaderData } from '#site';
import { facts, linkList, section } from '#site/markdown';
import { listOpenJobs, toJobLink } from '../../collections/jobs/collection.ts';
import { team } from '../../collections/team/collection.ts';
import {
  figureList,
  mission,
  pageHeader,
  toHeadMarkdown,
  valueList,
  values,
} from '../../components/blocks/page-parts.ts';
import { jobCopySchema } from '../job/page.ts';

export const companyCopySchema = group('The company page: `content/pages/company.mdx`.', {
  kind: z.literal('company'),
  seo,
  header: pageHeader,
  mission,
  valuesHeading: heading,
  values: values.describe('Values of the company.'),
  timeline: heading,
  milestones: rows(
    2,
    20,
    'a curve needs two points, and more than twenty are no longer told apart',
    {
      year: whole(1800, 2100, 'it is a year of four digits').describe('The year of the milestone.'),
      title: line(40).describe('The milestone in two or three words.'),
      description: line(200).describe('What happened.'),
    },
  ).describe('The milestones on the timeline, from the earliest to the latest.'),
  leadership: heading,
  jobs: heading,
  apply: line(24).describe('The text of the button beside each open position.'),
  closing,
});

export const company = definePage({
  copy: companyCopySchema,
  anchors: ['values', 'timeline', 'leadership', 'jobs', 'mission'],
  loader: ({ copy, content }) => {
    const { figures } = content.site;
    return {
      figures: [figures.experience, figures.projects, figures.countries, figures.engineers],
      team: content.getCollection(team).all,
      jobs: listOpenJobs(content),
      apply: { label: copy.apply, to: content.getCopy(jobCopySchema).apply.to },
    };
  },
  meta: ({ jobs }) => ({ lastModified: jobs.map(({ date }) => date) }),
  toMarkdown: (page, _, { site }) => {
    const { copy, figures, team, jobs } = page;
    const history = copy.milestones.map(({ year, title, description }) => ({
      label: `${year}, ${title}`,
      value: description,
    }));
    const people = team.map(({ name, role, bio }) => ({ label: name, value: `${role}. ${bio}` }));
    const openings = jobs.length === 0 ? site.labels.none.jobs : linkList(jobs.map(toJobLink));
    return [
      ...toHeadMarkdown(page),
      figureList(figures),
      section(copy.mission.title, copy.mission.text),
      section(copy.valuesHeading.title, valueList(copy.values)),
      section(copy.timeline.title, facts(history)),
      section(copy.leadership.title, facts(people)),
      section(copy.jobs.title, openings),
    ];
  },
});

export type CompanyPage = LoaderData<typeof company>;
