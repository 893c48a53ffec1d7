/** When an entry may be published, according to its frontmatter. */
export interface Publication {
  /** Whether it is unfinished. */
  draft?: boolean | undefined;
  /** The first day on which it may be read, `YYYY-MM-DD`. */
  publishAt?: string | undefined;
}

/** Whether visitors may see an entry on a day, `YYYY-MM-DD`: no draft, nor one for a later day. */
export function isPublished({ draft, publishAt }: Publication, today: string): boolean {
  return draft !== true && (publishAt === undefined || publishAt <= today);
}

/** Days before and after these are slips of the pen, and files could not name their year. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

/**
 * The day that the site is built for.
 * @param setting the environment's `SITE_NOW`: `YYYY-MM-DD`, or nothing
 * @param now the current time, used if there is no setting
 * @returns `YYYY-MM-DD`, in UTC
 * @throws when the setting is not a calendar date, or one that nobody builds for
 */
export function toToday(setting: string | undefined, now: Date): string {
  if (setting === undefined || setting === '') return toDay(now);
  const day = new Date(`${setting}T00:00:00Z`);
  const isDay = !Number.isNaN(day.getTime()) && toDay(day) === setting;
  if (isDay && FIRST_DAY <= setting && setting <= LAST_DAY) return setting;
  throw new Error(
    `SITE_NOW is "${setting}", but must be a day such as 2026-12-01, from ${FIRST_DAY} to ${LAST_DAY}. Leave it out to build for today.`,
  );
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
