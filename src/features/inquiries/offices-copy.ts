import { z } from 'zod';
import { group, line, list } from '#check/fields';
import { heading } from '../../collections/fields.ts';
import { isTimeZone } from '../../lib/time-zones.ts';

/** A time of day, such as 07:00. */
export const clockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 07:00' });

const office = z
  .strictObject({
    name: line(40).describe('The town of the office, as its name.'),
    street: line(80).describe('The street address or district.'),
    desk: line(80).describe('The teams that work there, such as "Sales, power quality".'),
    opens: clockTime.describe(
      'When the office opens, Monday to Friday in its local time, such as "07:00".',
    ),
    closes: clockTime.describe('When the office closes, in its local time.'),
    timeZone: z
      .string()
      .refine(isTimeZone, {
        error: 'must be a name of the time zone database, such as America/Vancouver',
      })
      .describe(
        'The time zone of the office, such as America/Vancouver; daylight saving time follows from it.',
      ),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than it opens',
  });

export const offices = group('The offices of the contact page.', {
  heading: heading.describe('The heading above the offices.'),
  labels: group('The words in front of what is said of each.', {
    street: line(16),
    desk: line(16),
    hours: line(16),
    zone: line(16),
    summer: line(16).describe('The words before the time zone of summer, such as "in summer".'),
    open: line(32).describe(
      'The words beside the name while the office is open; `{time}` is its local time.',
    ),
    closed: line(32).describe(
      'The words beside the name while the office is closed; `{time}` is its local time.',
    ),
  }),
  list: list(office, 0, 6, 'they stand in rows of three').describe(
    'The offices, each in a box of its own.',
  ),
});
