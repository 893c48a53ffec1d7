import { mapTexts, toPhoneLink } from './text';

/** What `content/site.yaml` says once, as it is printed, by the name of its tag: `Phone`. */
export type Facts = ReadonlyMap<string, string>;

const TAG = /<(?<name>[A-Z]\w*)(?<isNumber>\s+number)?\s*\/>/g;

/**
 * Text with the facts that it names, such as `<Phone />`; `<Projects number />` is the number
 * alone, and behind `tel:` stands what a phone can dial.
 * @returns the text, in which unknown tags stay as they are
 */
export function fillText(text: string, facts: Facts): string {
  return text.replace(TAG, (tag, name: string, isNumber: string | undefined, at: number) => {
    const fact = facts.get(name);
    if (fact === undefined) return tag;
    if (text.slice(0, at).endsWith('tel:')) return toPhoneLink(fact).slice('tel:'.length);
    return isNumber === undefined ? fact : toNumber(fact);
  });
}

/** The same for every text in a value, such as the frontmatter of a file. */
export function fillFacts(value: unknown, facts: Facts): unknown {
  return mapTexts(value, (text) => (text.includes('<') ? fillText(text, facts) : text));
}

/** The number in a figure: `1000` of `1000+`; the figure itself where it has none. */
export function toNumber(figure: string): string {
  return /\d(?:[\d.,\s]*\d)?/.exec(figure)?.[0] ?? figure;
}

/** The address that follows from a fact; undefined where none does. */
export function toFactLink(name: string, fact: string): string | undefined {
  if (name === 'Email') return `mailto:${fact}`;
  return name === 'Phone' ? toPhoneLink(fact) : undefined;
}
