import { mapTexts, toPhoneLink } from './text';

/** What `content/site.yaml` says once, as it is printed, by the name of its tag: `Phone`. */
export type Facts = ReadonlyMap<string, string>;

/** Where `content/site.yaml` says what a tag stands for: the path of its value, by the name of the tag. */
export type FactPaths = ReadonlyMap<string, readonly string[]>;

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

/**
 * Looks up the facts of a site.
 * @param paths where each is said
 * @param site what `content/site.yaml` says, valid or not
 * @returns those that are there
 */
export function listFacts(paths: FactPaths, site: unknown): Facts {
  return new Map(
    [...paths].flatMap(([name, path]): [string, string][] => {
      const text = path.reduce<unknown>((value, key) => Object(value)[key], site);
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
}
