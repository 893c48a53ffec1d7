import { definePage, type LoaderData } from '#site';
import { facts, linkList, section } from '#site/markdown';
import { team } from '../../collections/team/collection.ts';
import { figureList, toHeadMarkdown, valueList } from '../../components/blocks/shared-copy.ts';
import { jobCopySchema } from '../../features/jobs/copy.ts';
import { listOpenJobs, toJobLink } from '../../features/jobs/open-jobs.ts';
import { companyCopySchema } from './copy.ts';

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
