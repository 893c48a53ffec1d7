import type { z } from 'zod';
import type { offices } from '../../features/inquiries/offices-copy.ts';
import { printClock, toMinutes } from '../../lib/clock.ts';
import { listOffsets } from '../../lib/time-zones.ts';

/**
 * What the contact page shows for each office: its hours in local time and its time zone, with that
 * of daylight saving time if different, and what stands beside its name while it is open or closed.
 * @param year for which daylight saving time is looked up
 */
export function listOffices(copy: z.infer<typeof offices> | undefined, year: number) {
  if (copy === undefined) return [];
  const { open, closed, ...labels } = copy.labels;
  return copy.list.map(({ name, street, desk, opens, closes, timeZone }) => {
    const rows = [
      { label: labels.street, value: street },
      { label: labels.desk, value: desk },
      {
        label: labels.hours,
        value: `${printClock(toMinutes(opens))} to ${printClock(toMinutes(closes))}`,
      },
      { label: labels.zone, value: listOffsets(timeZone, year).join(`, ${labels.summer}\u00a0`) },
    ];
    return { name, rows, hours: { opens, closes, timeZone }, now: { open, closed } };
  });
}
