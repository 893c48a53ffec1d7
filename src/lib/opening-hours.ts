/** When an office answers, Monday to Friday, on its own clock. */
export interface OpeningHours {
  /** Times such as `07:00`. */
  opens: string;
  closes: string;
  timeZone: string;
}

const WEEKEND = ['Sat', 'Sun'];

/**
 * What the clock of an office says.
 * @param now the moment that is asked for
 * @returns its time of day, such as `09:41`, and whether somebody is there
 * @throws RangeError when there is no such time zone
 */
export function readClock({ opens, closes, timeZone }: OpeningHours, now: Date) {
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
