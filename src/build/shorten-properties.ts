/** The name of a property, but not the end of a class such as `button--primary`. */
const PROPERTY = /(?<![\w-])--[a-z][\w-]*/gi;
/** Comments that the minifier keeps for their licence; `dist/licenses.txt` carries it instead. */
const LICENCE_COMMENT = /\/\*![\s\S]*?\*\/\s*/g;

/**
 * Shortens the stylesheet that every page carries: custom properties get names of a letter or two,
 * the most frequent ones the shortest.
 * @param css the minified stylesheet
 * @param others all texts beside it that may name its properties: scripts, drawings, stylesheets
 *   that are loaded later; the names in them stay
 * @returns a stylesheet that means the same
 */
export function shortenProperties(css: string, others: string[]): string {
  const text = css.replace(LICENCE_COMMENT, '');
  const kept = new Set(others.flatMap((other) => other.match(PROPERTY) ?? []));
  const names = byFrequency((text.match(PROPERTY) ?? []).filter((name) => !kept.has(name)));
  const free = createNames(kept);
  const short = new Map(names.map((name) => [name, free.next().value]));
  return text.replace(PROPERTY, (name) => short.get(name) ?? name);
}

function byFrequency(names: string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

/** `--a` to `--z`, then `--aa` and so on, without those that are taken. */
function* createNames(taken: Set<string>): Generator<string, never> {
  for (let number = 0; ; number += 1) {
    const name = `--${toLetters(number)}`;
    if (!taken.has(name)) yield name;
  }
}

function toLetters(number: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (number % 26));
  return number < 26 ? last : toLetters(Math.floor(number / 26) - 1) + last;
}
