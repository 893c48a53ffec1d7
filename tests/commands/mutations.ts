/** A source of random numbers, identical in every run. */
export type Random = () => number;

/**
 * Mulberry32: 32 bits of state, enough to reach all parts of a file.
 * @returns numbers from 0 (inclusive) to 1 (exclusive)
 */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Mutation = (source: string, random: Random) => string;

/** Typical typing mistakes, and the effects of a broken editor or a bad paste. */
export const mutations: Record<string, Mutation> = {
  'delete a key': onKeyLine(() => ''),
  'misspell a key': onKeyLine((line, random) => {
    const end = line.indexOf(':');
    const at = 1 + Math.floor(random() * Math.max(1, end - 1));
    return line.slice(0, at) + line.slice(at + 1);
  }),
  'change a type': onKeyLine((line, random) =>
    line.replace(/:.*/, pick([': 7', ': true', ': [a, b]', ': {a: b}', ':', ': "x"'], random)),
  ),
  'cut the file': (source, random) => source.slice(0, Math.floor(random() * source.length)),
  'swap quotes': (source, random) =>
    random() < 0.5 ? source.replaceAll('"', "'") : source.replaceAll('"', '“'),
  'drop a quote': (source, random) => dropOne(source, '"', random),
  'insert a brace': insert(['{', '}', '{}', '{{', '{a b}', '{...a}']),
  'insert an angle': insert(['<', '>', '<a', '</', '<br>', '<!--', '<3', '<A b={', '<>']),
  'insert a NUL': insert(['\0']),
  'insert an emoji': insert(['🔌', '👩🏽‍🔧', '\ud83d']),
  'insert a sign of YAML': insert(['\n---\n', ': ', ' #', '- ', '*a', '&a ', '!!js ', '%', '\t']),
  'insert a sign of Markdown': insert(['](', '![', '```', '\n# ', '\n|', '[^1]', '~~', '\\']),
  'Windows line ends': (source) => source.replaceAll('\n', '\r\n'),
  'mixed line ends': (source, random) =>
    source.replaceAll('\n', () => pick(['\n', '\r\n', '\r'], random)),
  'insert a line of 1 MB': (source, random) => {
    const unit = pick(['x', '<', '{', '*', '[', '"', ': ', '<a>', '| '], random);
    return insertAt(source, `\n${unit.repeat(2 ** 20 / unit.length)}\n`, random);
  },
  'insert many short lines': (source, random) => {
    const unit = pick(['> ', '- ', '[a](', '<Term>', '**a', '| a |\n', '{\n', ':\n'], random);
    return insertAt(source, unit.repeat(60), random);
  },
  'double a line': onKeyLine((line) => `${line}\n${line}`),
  'indent a line': onKeyLine((line, random) => ' '.repeat(1 + Math.floor(random() * 4)) + line),
};

/** Changes one `key: value` line, anywhere above the prose. */
function onKeyLine(change: (line: string, random: Random) => string): Mutation {
  return (source, random) => {
    const lines = source.split('\n');
    const keys = lines.flatMap((line, at) => (/^[\s-]*[\w-]+:/.test(line) ? [at] : []));
    const at = pick(keys, random) ?? 0;
    return lines.with(at, change(lines[at] ?? '', random)).join('\n');
  };
}

function insert(pieces: string[]): Mutation {
  return (source, random) => insertAt(source, pick(pieces, random), random);
}

function insertAt(source: string, piece: string, random: Random): string {
  const at = Math.floor(random() * (source.length + 1));
  return source.slice(0, at) + piece + source.slice(at);
}

function dropOne(source: string, character: string, random: Random): string {
  const places = [...source].flatMap((one, at) => (one === character ? [at] : []));
  const at = pick(places, random);
  return at === undefined ? source : source.slice(0, at) + source.slice(at + 1);
}

/** Picks one of the values; undefined for an empty list, although the type does not say so. */
export function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T;
}
