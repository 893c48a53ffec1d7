import { isTimeZone } from './time-zones';

/** When an office answers, Monday to Friday, in its local time. */
export interface OpeningHours {
  /** Times such as `07:00`. */
  opens: string;
  closes: string;
  timeZone: string;
}

const WEEKEND = ['Sat', 'Sun'];

/**
 * Reads the clock of an office.
 * @param now the moment in question
 * @returns its local time, such as `09:41`, and whether the office is open; undefined in a browser
 * that is older than the time zone's name
 */
export function readClock({ opens, closes, timeZone }: OpeningHours, now: Date) {
  if (!isTimeZone(timeZone)) return undefined;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [day = '', time = ''] = format.format(now).split(/,? /);
  return { time, isOpen: !WEEKEND.includes(day) && opens <= time && time < closes };
}
