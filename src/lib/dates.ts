/**
 * A calendar day in words. A date without a time is in UTC, so it is formatted in UTC too:
 * otherwise readers west of Greenwich would see the day before.
 * @param day `YYYY-MM-DD`
 * @param locale a BCP 47 tag for which `isLocale` holds
 * @returns such as "17.09.2024" for `de`
 * @throws RangeError for an invalid locale
 */
export function formatDay(day: string, locale: string): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** By locale: creating a format takes longer than rendering the rest of a list row. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Whether dates can be formatted for a locale: browsers pass on the system setting, such as "C" or
 * an empty string, for which `Intl` throws.
 * @param locale the value of `navigator.language`
 * @returns true for a well-formed BCP 47 tag, known or not
 */
export function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * A calendar day (`YYYY-MM-DD`) in US English, such as "Sep 17, 2024": as from `formatDay`, without
 * `Intl`, whose first format takes a tenth of a second on a slow phone.
 */
export function formatDayInEnglish(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}
