import type { Content } from '#site';
import { type Job, type JobEntry, jobs } from '../../collections/jobs/collection.ts';
import { printNumber } from '../../lib/numbers.ts';
import { interpolate } from '../../lib/text.ts';

/** The positions open for applications on the day of the build, in list order. */
export function listOpenJobs(content: Content): JobEntry[] {
  return content.getCollection(jobs).all.filter((job) => isOpen(job, content.today));
}

/** Whether applications are still accepted. */
export function isOpen({ validThrough }: Pick<JobEntry, 'validThrough'>, today: string): boolean {
  return validThrough === undefined || validThrough >= today;
}

/** A pay range as it is printed, such as "$90,000 to $120,000"; foreign ones by their letters. */
export function printSalary(
  { currency, least, most }: NonNullable<Job['salary']>,
  template: string,
): string {
  const sign = currency === 'USD' ? '$' : `${currency}\u00a0`;
  const [from, to] = [least, most].map((pay) => sign + printNumber(pay));
  return interpolate(template, { least: from ?? '', most: to ?? '' });
}

/** A position as a link with its facts. */
export function toJobLink({ title, path, department, location, type }: JobEntry) {
  return { name: title, path, text: `${department}, ${location}, ${type}` };
}
