import { z } from 'zod';
import { heading, line, list } from '#check/fields';
import { formatOffset, isTimeZone, listOffsets, toUtc } from '../../lib/time-zones';

/** A time of day on the clock of an office. */
const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 07:00' });

const office = z.strictObject({
  /** The town. */
  name: line(40),
  /** Street or quarter. */
  place: line(80),
  /** Who sits there. */
  desk: line(80),
  /** When it opens, on its own clock, such as "07:00". */
  opens: clockTime,
  /** When it closes. */
  closes: clockTime,
  /** Its time zone, such as America/Vancouver; summer time follows from it. */
  timeZone: z.string().refine(isTimeZone, {
    error: 'must be a name of the time zone database, such as America/Vancouver',
  }),
});

/** The offices of the contact page. */
export const offices = z.strictObject({
  /** The heading above them. */
  heading,
  /** The words in front of what is said of each. */
  labels: z.strictObject({
    place: line(16),
    desk: line(16),
    hours: line(16),
    zone: line(16),
    utc: line(16),
    /** In front of what holds in summer only. */
    summer: line(16),
  }),
  /** One plate each. */
  list: list(office, 0, 6, 'they stand in rows of three'),
});

/** An office with what is said of it, row by row. */
export interface Office {
  name: string;
  rows: { label: string; value: string }[];
}

/**
 * What the contact page says of each office: its hours on its own clock and in UTC, in summer too
 * where that differs.
 * @param year for which summer time is looked up
 */
export function listOffices(said: z.infer<typeof offices> | undefined, year: number): Office[] {
  if (said === undefined) return [];
  const { labels } = said;
  const sayBoth = (values: string[]) => values.join(`, ${labels.summer}\u00a0`);
  return said.list.map(({ name, place, desk, opens, closes, timeZone }) => {
    const offsets = listOffsets(timeZone, year);
    const inUtc = offsets.map((offset) => `${toUtc(opens, offset)}–${toUtc(closes, offset)}`);
    const rows = [
      { label: labels.place, value: place },
      { label: labels.desk, value: desk },
      { label: labels.hours, value: `${opens}–${closes}` },
      { label: labels.zone, value: sayBoth(offsets.map(formatOffset)) },
      { label: labels.utc, value: sayBoth(inUtc) },
    ];
    return { name, rows };
  });
}
