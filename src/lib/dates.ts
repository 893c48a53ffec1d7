/**
 * Prints calendar days (`YYYY-MM-DD`) in a locale, such as "17.09.2024" for `de`. A date without a
 * time is in UTC, so it is formatted in UTC too: otherwise readers west of Greenwich would see the
 * day before.
 * @param locale the value of `navigator.language`
 * @returns undefined if it is no BCP 47 tag: browsers pass on the system setting, such as "C" or an
 * empty string, for which `Intl` throws
 */
export function toDayFormat(locale: string): ((day: string) => string) | undefined {
  try {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    return (day) => format.format(new Date(`${day}T00:00:00Z`));
  } catch {
    return undefined;
  }
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * A calendar day (`YYYY-MM-DD`) in US English, such as "Sep 17, 2024": as from `toDayFormat`,
 * without `Intl`, whose first format takes a tenth of a second on a slow phone.
 */
export function formatDayInEnglish(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}
