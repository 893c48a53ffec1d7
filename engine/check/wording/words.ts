import { distance } from 'fastest-levenshtein';
import { memoize } from '../cache/memoize.ts';

/**
 * The name that is closest to what was found; undefined if none is close. It compares the spelling,
 * then whether one contains the other.
 */
export function findNearest(found: string, names: readonly string[]): string | undefined {
  const target = normalize(found);
  if (target === '' || target.length > 80) return undefined;
  const normal = normalizeAll(names);
  const limit = target.length < 4 ? 1 : Math.max(2, Math.floor(target.length / 3));
  let best = { at: -1, far: limit + 1 };
  for (const [at, name] of normal.entries()) {
    // Names whose lengths differ by more are further away, and need no closer look.
    if (Math.abs(name.length - target.length) >= best.far) continue;
    const far = distance(target, name);
    if (far < best.far) best = { at, far };
  }
  if (best.at >= 0) return names[best.at];
  const [part, ...others] = normal.flatMap((name, at) => (isPart(target, name) ? [at] : []));
  return part === undefined || others.length > 0 ? undefined : names[part];
}

/** Names as they are compared; memoized, since a list of thousands is searched again and again. */
const normalizeAll = memoize((names: readonly string[]) => names.map(normalize));

/** The closest name as a question, or two that are equally close; empty if none is close. */
export function didYouMean(found: string, names: readonly string[]): string {
  const nearest = findNearest(found, names);
  if (nearest === undefined) return '';
  const twin = findTwin(found, nearest, names);
  return `; did you mean "${nearest}"${twin === undefined ? '' : ` or "${twin}"`}?`;
}

/**
 * The one name that was misspelled, close enough to be put in its place unasked.
 * @returns undefined if two are as close, one contains the other, or more than a third of the
 *   letters differ; a folder and an extension that both share count as no letters
 */
export function findMisspelled(found: string, names: readonly string[]): string | undefined {
  const nearest = findNearest(found, names);
  if (nearest === undefined || findTwin(found, nearest, names) !== undefined) return undefined;
  const [target, name] = [normalize(found), normalize(nearest)];
  const far = distance(target, name);
  const limit = Math.max(1, Math.floor(toStem(nearest).length / 3));
  // Two letters that changed places.
  const isSwap = far === 2 && sortLetters(target) === sortLetters(name);
  return far <= limit || isSwap ? nearest : undefined;
}

function sortLetters(name: string): string {
  return [...name].toSorted().join('');
}

/** The last part of an address or a path, without its extension. */
function toStem(name: string): string {
  return name.replace(/^.*\//, '').replace(/\.\w+$/, '');
}

/** The closest name as a question; if none is close, all names, provided they are few. */
export function suggest(found: string, names: readonly string[]): string {
  const question = didYouMean(found, names);
  if (question !== '' || names.length === 0) return question;
  return names.length > 16 ? '' : `; known are ${toList(names)}`;
}

/** Another name that is equally close. */
function findTwin(found: string, nearest: string, names: readonly string[]): string | undefined {
  const target = normalize(found);
  const far = distance(target, normalize(nearest));
  const at = normalizeAll(names).findIndex(
    (name, index) =>
      names[index] !== nearest &&
      Math.abs(name.length - target.length) <= far &&
      distance(target, name) === far,
  );
  return at < 0 ? undefined : names[at];
}

// Without a comma before the last word.
const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const enumeration = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Values as a choice, such as `"a", "b" or "c"`. */
export function toChoice(values: readonly unknown[]): string {
  return choice.format(values.map((value) => JSON.stringify(value)));
}

/** Names as a list, such as `a, b and c`. */
export function toList(names: readonly string[]): string {
  return enumeration.format(names);
}

/** A value as its author sees it, at most 60 characters long. */
export function describe(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return typeof value === 'string' ? `"${shorten(value)}"` : String(value);
}

/** A text of at most 60 characters, without line breaks. */
export function shorten(text: string): string {
  const line = text.slice(0, 200).replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

function normalize(name: string): string {
  return name
    .toLowerCase()
    .replace(/[“”"'‘’]/g, '')
    .replace(/[\s_-]+/g, '-');
}

function isPart(found: string, name: string): boolean {
  const [short, long] = found.length < name.length ? [found, name] : [name, found];
  return short.length > 3 && long.includes(short);
}
