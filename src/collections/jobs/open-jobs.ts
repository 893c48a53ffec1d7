import type { Content } from '#site';
import { type JobEntry, jobs } from './collection';

/** The positions that take applications on the day of the build, in the order of their list. */
export function listOpenJobs(content: Pick<Content, 'getCollection' | 'today'>): JobEntry[] {
  return content.getCollection(jobs).all.filter((job) => isOpen(job, content.today));
}

/** A position as a link with its facts. */
export function toJobLink({ title, path, department, location, type }: JobEntry) {
  return { name: title, path, text: `${department}, ${location}, ${type}` };
}

/** Whether somebody can still apply. */
export function isOpen({ validThrough }: Pick<JobEntry, 'validThrough'>, today: string): boolean {
  return validThrough === undefined || validThrough >= today;
}
