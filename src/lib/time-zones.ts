/** A day in the middle of each half of the year, away from clock changes. */
const PROBES = ['01-15', '07-15'];

/** Whether a name is in the time zone database, such as `America/Vancouver`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The UTC offsets of a time zone over a year.
 * @param timeZone a name in the time zone database
 * @param year which one, since rules change
 * @returns such as `UTC −8`, standard time first; a second one if there is daylight saving time
 * @throws RangeError if there is no such zone
 */
export function listOffsets(timeZone: string, year: number): string[] {
  const offsets = PROBES.map((day) => offsetAt(timeZone, new Date(`${year}-${day}T12:00:00Z`)));
  return [...new Set(offsets)].sort((a, b) => a - b).map(formatOffset);
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC\u00a0${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest}`;
}

/** In minutes ahead of UTC. */
function offsetAt(timeZone: string, time: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
