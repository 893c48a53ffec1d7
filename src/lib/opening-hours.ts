/** When an office answers, Monday to Friday, in its local time. */
interface OpeningHours {
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
  try {
    const format = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
    const written = now.toLocaleString('en', { ...format, hourCycle: 'h23', timeZone });
    const [day = '', time = ''] = written.split(/,? /);
    const isOpen = !WEEKEND.includes(day) && opens <= time && time < closes;
    return { time, isOpen };
  } catch {
    return undefined;
  }
}
