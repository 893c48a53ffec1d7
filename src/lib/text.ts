/** Turns a category such as "Case Studies" into the last part of an address: `case-studies`. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/**
 * A text with the values of its placeholders, such as "Thank you, {name}."
 * @param values by placeholder name; a placeholder without a value stays as it is
 */
export function interpolate(text: string, values: Record<string, string>): string {
  const byName = new Map(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => byName.get(name) ?? placeholder);
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
