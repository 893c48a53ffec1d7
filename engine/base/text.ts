/** The link for a phone number as it is printed, such as `tel:+15550100142`. */
export function toPhoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Turns a category such as "Case Studies" into the last part of an address: `case-studies`. */
export function toSlug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * A text with the values of its placeholders, such as "Thank you, {name}."
 * @param values by placeholder name; a placeholder without a value stays as it is
 */
export function interpolate(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

/** A file size such as "27 kB" or "3.4 MB", counted in thousands as file managers do. */
export function formatBytes(bytes: number): string {
  if (bytes >= 999_500) return `${(bytes / 1e6).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

/** Titles longer than this are set in smaller type, to leave room for what follows. */
const LONG_TITLE = 70;

/** The CSS class of a headline, by its length. */
export function toTitleClass(title: string): 'long' | undefined {
  return title.length > LONG_TITLE ? 'long' : undefined;
}

/** A number with its noun, such as `1 item` or `3,000 items`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}

/** Escapes a text for the content of an HTML, SVG or XML element; not safe in attributes. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
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
