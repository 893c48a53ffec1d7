import { memoize } from '#check/cache/memoize';

/** When an office answers, Monday to Friday, in its local time. */
interface OpeningHours {
  /** Times such as `07:00`. */
  opens: string;
  closes: string;
  timeZone: string;
}

const WEEKEND = ['Sat', 'Sun'];

/** Kept, since a phone takes some 20 ms to make one. */
const formatIn = memoize(({ timeZone }: OpeningHours) => {
  const format = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en', { ...format, hourCycle: 'h23', timeZone });
});

/**
 * Reads the clock of an office.
 * @param hours the same object for each reading
 * @param now the moment in question
 * @returns its local time, such as `09:41`, and whether the office is open; undefined in a browser
 * that is older than the time zone's name
 */
export function readClock(hours: OpeningHours, now: Date) {
  try {
    const [day = '', time = ''] = formatIn(hours).format(now).split(/,? /);
    const isOpen = !WEEKEND.includes(day) && hours.opens <= time && time < hours.closes;
    return { time, isOpen };
  } catch {
    return undefined;
  }
}
