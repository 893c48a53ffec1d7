/**
 * A calendar day in words. A date without a time is UTC, so it is formatted in UTC too:
 * otherwise readers west of Greenwich would see the day before.
 * @param day `YYYY-MM-DD`
 * @param locale a BCP 47 tag; undefined means the viewer's own
 * @returns such as "Sep 17, 2024"
 */
export function formatDay(day: string, locale: string | undefined): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** By locale: making one takes longer than rendering the rest of a list's row. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>();
