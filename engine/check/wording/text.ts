/** The link for a phone number as it is printed, such as `tel:+15550100142`. */
export function toPhoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A number with its noun, such as `1 item` or `3,000 items`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}

/**
 * A copy of a value with every text in it changed, however deeply nested.
 * @param change returns the replacement for a text
 * @param except the names of fields that stay as they are
 */
export function mapTexts<T>(
  value: T,
  change: (text: string) => string,
  except?: ReadonlySet<string>,
): T;
export function mapTexts(
  value: unknown,
  change: (text: string) => string,
  except?: ReadonlySet<string>,
): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, except));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      except?.has(key) ? inner : mapTexts(inner, change, except),
    ]),
  );
}
