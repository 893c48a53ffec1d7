import { mapTexts, toPhoneLink } from '../wording/text.ts';

/** Values that `content/site.yaml` states once, as they are printed, by tag name: `Phone`. */
export type Facts = ReadonlyMap<string, string>;

/**
 * The name of a fact that a tag picks from a list by a slug: `Claim core-ul`, or with `bare`, which
 * leaves remarks out, `Claim core-ul bare`. Without a slug it is the name of the tag.
 */
export function toFactName(tag: string, slug: string | undefined, isBare = false): string {
  if (slug === undefined) return tag;
  return isBare ? `${tag} ${slug} bare` : `${tag} ${slug}`;
}

/** Where `content/site.yaml` has the value of each tag: the path of the value, by tag name. */
export type FactPaths = ReadonlyMap<string, readonly string[]>;

const TAG = /<(?<name>[A-Z]\w*)(?<isNumber>\s+number)?\s*\/>/g;

/**
 * Replaces tags such as `<Phone />` in every text of a value, such as the frontmatter of a file;
 * `<Projects number />` gives only the number, and after `tel:` a fact takes the form that a phone
 * can dial.
 * @returns the value, in which unknown tags stay as they are
 */
export function fillFacts(value: unknown, facts: Facts): unknown {
  return mapTexts(value, (text) =>
    text.replace(TAG, (tag, name: string, isNumber: string | undefined, at: number) => {
      const fact = facts.get(name);
      if (fact === undefined) return tag;
      if (text.slice(0, at).endsWith('tel:')) return toPhoneLink(fact).slice('tel:'.length);
      return isNumber === undefined ? fact : toNumber(fact);
    }),
  );
}

/** The number in a figure: `1000` of `1000+`; the figure itself if it contains no number. */
export function toNumber(figure: string): string {
  return /\d(?:[\d.,\s]*\d)?/.exec(figure)?.[0] ?? figure;
}

/** What a fact is, if it can be linked to: an email address or a phone number. */
export function kindOfFact(fact: string): 'email' | 'phone' | undefined {
  if (/^[^\s@]+@[^\s@]+$/.test(fact)) return 'email';
  return /^[+(]?\d[\d ()./-]{5,}\d$/.test(fact) ? 'phone' : undefined;
}

/** The link for a fact; undefined for a fact that has none. */
export function toFactLink(fact: string): string | undefined {
  const kind = kindOfFact(fact);
  if (kind === 'email') return `mailto:${fact}`;
  return kind === 'phone' ? toPhoneLink(fact) : undefined;
}

/** Looks up the facts of a site in what `content/site.yaml` says, valid or not. */
export function listFacts(paths: FactPaths, site: unknown): Facts {
  return new Map(
    [...paths].flatMap(([name, path]): [string, string][] => {
      const text = path.reduce<unknown>((value, key) => Object(value)[key], site);
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
}
