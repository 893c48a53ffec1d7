import type { Content } from '#site';
import { type JobEntry, jobs } from './collection';

/** The positions open for applications on the day of the build, in list order. */
export function listOpenJobs(content: Pick<Content, 'getCollection' | 'today'>): JobEntry[] {
  return content.getCollection(jobs).all.filter((job) => isOpen(job, content.today));
}

/** A position as a link with its facts. */
export function toJobLink({ title, path, department, location, type }: JobEntry) {
  return { name: title, path, text: `${department}, ${location}, ${type}` };
}

/** Whether applications are still accepted. */
export function isOpen({ validThrough }: Pick<JobEntry, 'validThrough'>, today: string): boolean {
  return validThrough === undefined || validThrough >= today;
}
