/**
 * The day that somebody meant who wrote it in another form.
 * @param text such as `2024/3/5`, `17.9.2024` or `Sep 17, 2024`
 * @returns `YYYY-MM-DD`; undefined where it may mean two days, or none
 */
export function findDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:T.*)?$/.exec(text) ?? [];
  if (year && month && day) return toDay(year, month, day);
  const [, first, mark, second, last] =
    /^(\d{1,2})([-/. ]+)(\d{1,2})[-/. ]+(\d{4})$/.exec(text) ?? [];
  if (first && second && last) return toDayOfParts(first, second, last, mark === '.');
  const [, word, number, end] =
    /^([A-Za-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(text) ?? [];
  if (word && number && end) return toDay(end, toMonth(word), number);
  const [, before, name, after] =
    /^(\d{1,2})\.? ([A-Za-z]{3})[a-z]*\.?,? (\d{4})$/.exec(text) ?? [];
  return before && name && after ? toDay(after, toMonth(name), before) : undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function toMonth(word: string): string {
  return String(months.indexOf(word.toLowerCase()) + 1);
}

/** With dots the day comes first; with slashes that depends on the country. */
function toDayOfParts(first: string, second: string, year: string, isDayFirst: boolean) {
  const isSure = isDayFirst || Number(first) > 12 || first === second;
  if (isSure) return toDay(year, second, first);
  return Number(second) > 12 ? toDay(year, first, second) : undefined;
}

function toDay(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
