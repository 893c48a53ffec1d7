/** Such as `GMT-08:00`; that of Greenwich in winter is `GMT`. */
const OFFSET = /(?<sign>[+-])(?<hours>\d+):(?<minutes>\d+)/;

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
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const offsets = [0, 6].map((month) => {
    const parts = format.formatToParts(new Date(Date.UTC(year, month, 15)));
    return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  });
  const inOrder = [...new Set(offsets)].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b));
  return inOrder.map((offset) => `UTC\u00a0${offset.replace('-', '−') || '+0'}`);
}

/**
 * How far the clocks of a time zone are ahead of UTC on a day, in minutes.
 * @throws RangeError if there is no such zone
 */
export function toOffset(timeZone: string, day: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const { sign, hours = '0', minutes = '0' } = OFFSET.exec(name)?.groups ?? {};
  const ahead = 60 * Number(hours) + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}
